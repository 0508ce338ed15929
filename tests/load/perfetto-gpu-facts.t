# What GPUs a system has, the frequency of each, and which memory programs have of Vulkan, with its sums: those of a process are its own.
--- input perfetto
packet { seq: 1 128 { 1 { 1: "big" 2: "maker" 3: "m1" 4: "arch" 5: "ab" 7: "0000:01:00.0" 6 { 1: "driver" 2: "5.1" } } 1 { 1: "small" } } }
packet { seq: 1 timestamp: 10 129 { 1: 0 2: 500 } }
packet { seq: 1 timestamp: 20 129 { 1: 1 2: 700 } }
packet { seq: 1 timestamp: 10 62 { 1: 1 2: 1 4: 7 6: 100 8: 3 } }
packet { seq: 1 timestamp: 20 62 { 1: 1 2: 2 4: 7 6: 40 8: 3 } }
packet { seq: 1 timestamp: 30 62 { 1: 3 2: 1 4: 7 6: 8 18: 2 16:fixed64: 5 } }
packet { seq: 1 timestamp: 40 62 { 1: 4 2: 3 4: 7 6: 8 18: 2 } }
packet { seq: 1 timestamp: 50 62 { 1: 4 2: 5 4: 7 } }
packet { seq: 1 timestamp: 60 62 { 1: 1 2: 1 4: 9 6: 300 8: 3 } }
--- file q.sql
SELECT row FROM (SELECT json_array('value', name, type, upid, ts, value) AS row FROM (SELECT t.name, t.type, p.upid, c.ts, c.value FROM counter c JOIN counter_track t ON t.id = c.track_id LEFT JOIN process_counter_track p ON p.id = t.id ORDER BY t.name, c.ts) UNION ALL SELECT json_array('gpu', gpu, name, vendor, model, architecture, uuid, pci_bdf) AS row FROM (SELECT gpu, name, vendor, model, architecture, uuid, pci_bdf FROM gpu) UNION ALL SELECT json_array('fact', gpu, key, value) AS row FROM (SELECT gpu, key, value FROM gpu_fact) UNION ALL SELECT json_array('memory', timestamp, source, operation, scope, memory_type, memory_size, device) AS row FROM (SELECT timestamp, source, operation, scope, memory_type, memory_size, device FROM vulkan_memory_allocations));
--- run query --csv -f q.sql input.json
--- want
row
"[""value"",""gpufreq"",""gpu_frequency"",null,10,500.0]"
"[""value"",""gpufreq"",""gpu_frequency"",null,20,700.0]"
"[""value"",""vulkan.mem.device.memory.type.2.allocation"",""vulkan_device_mem_allocation"",1,30,8.0]"
"[""value"",""vulkan.mem.device.memory.type.2.bind"",""vulkan_device_mem_bind"",1,40,8.0]"
"[""value"",""vulkan.mem.driver.scope.CACHE"",""vulkan_driver_mem"",1,10,100.0]"
"[""value"",""vulkan.mem.driver.scope.CACHE"",""vulkan_driver_mem"",1,20,60.0]"
"[""value"",""vulkan.mem.driver.scope.CACHE"",""vulkan_driver_mem"",2,60,300.0]"
"[""gpu"",0,""big"",""maker"",""m1"",""arch"",""6162"",""0000:01:00.0""]"
"[""gpu"",1,""small"",null,null,null,null,null]"
"[""fact"",0,""driver"",""5.1""]"
"[""memory"",10,""DRIVER"",""CREATE"",""CACHE"",null,100,null]"
"[""memory"",20,""DRIVER"",""DESTROY"",""CACHE"",null,40,null]"
"[""memory"",30,""GPU_DEVICE_MEMORY"",""CREATE"",null,2,8,5]"
"[""memory"",40,""GPU_BUFFER"",""BIND"",null,2,8,null]"
"[""memory"",50,""GPU_BUFFER"",""ANNOTATIONS"",null,null,null,null]"
"[""memory"",60,""DRIVER"",""CREATE"",""CACHE"",null,300,null]"
