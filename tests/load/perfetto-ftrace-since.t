# From when on all CPUs of a machine were read: the latest of their first reads.
--- input perfetto
packet { ftrace_events { cpu: 0 9: 100 event { timestamp: 150 pid: 11 3 { 1: 1 2: "x\n" } } } }
packet { ftrace_events { cpu: 1 9: 130 event { timestamp: 160 pid: 11 3 { 1: 1 2: "y\n" } } } }
packet { machine_id: 7 ftrace_events { cpu: 0 event { timestamp: 170 pid: 11 3 { 1: 1 2: "z\n" } } } }
--- file q.sql
SELECT name, int_value, machine_id FROM metadata WHERE name GLOB 'ftrace*';
--- run query --csv -f q.sql input.json
--- want
name,int_value,machine_id
ftrace_latest_data_start_ns,130,0
