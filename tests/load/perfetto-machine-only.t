# The only machine of a trace is row 0 of the table machine, with its number.
--- input perfetto
packet { machine_id: 7 process_tree { processes { pid: 30 cmdline: "p" } } }
packet { machine_id: 7 ftrace_events { cpu: 2 event { timestamp: 1000 pid: 30 print { buf: "B|30|a" } } event { timestamp: 1500 pid: 30 sched_switch { prev_comm: "p" prev_pid: 30 prev_prio: 120 prev_state: 1 next_comm: "q" next_pid: 31 next_prio: 120 } } } }
--- file q.sql
SELECT m.id, raw_id, c.ucpu, c.cpu, c.machine_id AS cm, p.pid, p.machine_id AS pm
FROM machine m, cpu c, process p WHERE pid = 30
--- run query --csv -f q.sql input.json
--- want
id,raw_id,ucpu,cpu,cm,pid,pm
0,7,2,2,0,30,0
