# A process that a task makes begins then, is called as its main thread where nothing else names it, and its parent is the process of the maker; threads begin too.
--- input perfetto
packet { timestamp: 80 process_tree { processes { pid: 1 cmdline: "app" } threads { tid: 7 tgid: 1 name: "w" } processes { pid: 12 cmdline: "old" } threads { tid: 12 tgid: 12 } } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "w" intern_table: "old" intern_table: "new"
 switch_timestamp: 85 switch_prev_state: 0 switch_next_pid: 12 switch_next_prio: 120 switch_next_comm_index: 1
 switch_timestamp: 5 switch_prev_state: 16 switch_next_pid: 7 switch_next_prio: 120 switch_next_comm_index: 0
 switch_timestamp: 40 switch_prev_state: 1 switch_next_pid: 12 switch_next_prio: 120 switch_next_comm_index: 2
 switch_timestamp: 10 switch_prev_state: 1 switch_next_pid: 0 switch_next_prio: 120 switch_next_comm_index: 0 } } }
packet { ftrace_events { cpu: 1 compact_sched { intern_table: "v" intern_table: "new"
 switch_timestamp: 70 switch_prev_state: 0 switch_next_pid: 8 switch_next_prio: 120 switch_next_comm_index: 0
 switch_timestamp: 75 switch_prev_state: 1 switch_next_pid: 12 switch_next_prio: 120 switch_next_comm_index: 1
 switch_timestamp: 5 switch_prev_state: 128 switch_next_pid: 0 switch_next_prio: 120 switch_next_comm_index: 0 }
 event { timestamp: 82 pid: 12 print { buf: "I|12|of old" } }
 event { timestamp: 147 pid: 12 print { buf: "I|12|of new" } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 100 pid: 7 task_newtask { pid: 12 comm: "w" clone_flags: 17 } } } }
packet { timestamp: 160 process_tree { processes { pid: 12 cmdline: "new" } } }
packet { ftrace_events { cpu: 1
 event { timestamp: 152 pid: 12 task_newtask { pid: 20 comm: "sh" clone_flags: 17 } }
 event { timestamp: 155 pid: 20 task_rename { pid: 20 newcomm: "ls" } }
 event { timestamp: 156 pid: 20 task_newtask { pid: 21 comm: "ls" clone_flags: 4001536 } } } }
--- file q.sql
SELECT tid, t.name, t.start_ts AS start, p.pid, is_main_thread AS main, p.name AS process, p.start_ts AS began, q.pid AS parent
FROM thread t LEFT JOIN process p USING(upid) LEFT JOIN process q ON q.upid = p.parent_upid ORDER BY 1, 3;
--- run query --ndjson -f q.sql input.json
--- want
{"tid":0,"name":"swapper","start":null,"pid":0,"main":1,"process":null,"began":null,"parent":null}
{"tid":1,"name":null,"start":null,"pid":1,"main":1,"process":"app","began":null,"parent":null}
{"tid":7,"name":"w","start":null,"pid":1,"main":0,"process":"app","began":null,"parent":null}
{"tid":8,"name":"v","start":null,"pid":null,"main":null,"process":null,"began":null,"parent":null}
{"tid":12,"name":"old","start":null,"pid":12,"main":1,"process":"old","began":null,"parent":null}
{"tid":12,"name":"new","start":100,"pid":12,"main":1,"process":"new","began":100,"parent":1}
{"tid":20,"name":"ls","start":152,"pid":20,"main":1,"process":"ls","began":152,"parent":12}
{"tid":21,"name":"ls","start":156,"pid":20,"main":0,"process":"ls","began":152,"parent":12}
