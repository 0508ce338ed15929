# Disks: differences between packets, MB of 2048 sectors, MB/s of the time that was spent; idle states of CPUs and frequencies of GPUs as they are.
--- input perfetto
packet { timestamp: 1000 7 { 13 { 1: "sda" 2: 2048 3: 100 8: 1 9: 5 } 16 { 1: 2 2 { 1: "C1" 2: 70 } } 17: 300 17: 400 } }
packet { timestamp: 2000 7 { 13 { 1: "sda" 2: 6144 3: 600 8: 4 9: 25 } 13 { 1: "sdb" 2: 9 } } }
packet { timestamp: 3000 7 { 13 { 1: "sdb" 2: 1033 } } }
--- file q.sql
SELECT t.name, c.ts, c.value, t.unit, t.type, extract_arg(t.dimension_arg_set_id, 'device_name') AS device, extract_arg(t.dimension_arg_set_id, 'counter_name') AS what, extract_arg(t.dimension_arg_set_id, 'cpu') AS cpu, extract_arg(t.dimension_arg_set_id, 'state') AS state
FROM counter c JOIN counter_track t ON t.id = c.track_id WHERE c.value <> 0 ORDER BY c.ts, t.name;
--- run query --csv -f q.sql input.json
--- want
name,ts,value,unit,type,device,what,cpu,state
cpuidle2.C1,1000,70.0,us,cpu_idle_state,,,2,C1
gpufreq,1000,300.0,MHz,gpu_frequency,,,,
gpufreq,1000,400.0,MHz,gpu_frequency,,,,
diskstat.[sda].flush_amount,2000,3.0,count,diskstat,sda,flush_amount,,
diskstat.[sda].flush_time,2000,20.0,ms,diskstat,sda,flush_time,,
diskstat.[sda].read_amount,2000,2.0,MB,diskstat,sda,read_amount,,
diskstat.[sda].read_throughput,2000,4.0,MB/s,diskstat,sda,read_throughput,,
diskstat.[sdb].read_amount,3000,0.5,MB,diskstat,sdb,read_amount,,
