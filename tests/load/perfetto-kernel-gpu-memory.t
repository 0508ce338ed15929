# The kernel's gpu_mem_total goes on with the counter that the packet of the same began: of all where its pid is 0, of a process, of each GPU; without a size it is an instant.
--- input perfetto
packet { timestamp: 10 71 { 1: 0 3: 4096 } }
packet { timestamp: 10 71 { 1: 0 2: 7 3: 1024 } }
packet { 1 { 1: 0 2 { 1: 20 2: 3 340 { 1: 0 2: 0 3: 8192 } } 2 { 1: 21 2: 3 340 { 1: 0 2: 7 3: 0 } } 2 { 1: 22 2: 3 340 { 1: 1 2: 8 3: 5 } } } }
--- file q.sql
SELECT t.name, t.type, p.pid, ts, value FROM counter c JOIN counter_track t ON t.id = c.track_id LEFT JOIN process_counter_track k ON k.id = t.id LEFT JOIN process p USING (upid) ORDER BY t.name, pid, ts;
--- run query --csv -f q.sql input.json
--- want
name,type,pid,ts,value
GPU Memory,gpu_memory,,10,4096.0
GPU Memory,gpu_memory,,20,8192.0
GPU Memory,process_gpu_memory,7,10,1024.0
GPU Memory,process_gpu_memory,7,21,0.0
GPU Memory,process_gpu_memory,8,22,5.0
