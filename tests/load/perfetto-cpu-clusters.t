# cpu_info: clusters are numbered by their capacity, the least first, whatever the order of the CPUs.
--- input perfetto
packet { timestamp: 1 67 { 1 { 1: "big" 3: 1024 } 1 { 1: "small" 3: 250 } 1 { 1: "mid" 3: 512 } 1 { 1: "big" 3: 1024 } } }
packet { ftrace_events { cpu: 2 event { timestamp: 150 pid: 11 cpu_frequency { state: 800000 cpu_id: 2 } } } }
--- file q.sql
SELECT cpu, processor, capacity, cluster_id FROM cpu ORDER BY cpu;
--- run query --csv -f q.sql input.json
--- want
cpu,processor,capacity,cluster_id
0,big,1024,2
1,small,250,0
2,mid,512,1
3,big,1024,2
