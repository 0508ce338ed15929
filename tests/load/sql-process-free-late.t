# sched_process_free of a tid that was given out again: who runs or is woken behind it goes on, whose free it was; so does the last free, of a task that runs no more.  An end before the start is none; ends of int64 are.
--- input perfetto
packet { ftrace_events { cpu: 0
 event { timestamp: 100 pid: 1 task_newtask { pid: 7 comm: "w" clone_flags: 17 } }
 event { timestamp: 105 pid: 0 sched_process_free { comm: "old" pid: 7 prio: 120 } }
 event { timestamp: 120 pid: 1 sched_switch { prev_comm: "app" prev_pid: 1 prev_state: 1 next_comm: "w" next_pid: 7 } }
 event { timestamp: 130 pid: 7 sched_switch { prev_comm: "w" prev_pid: 7 prev_state: 1 next_comm: "x" next_pid: 8 } }
 event { timestamp: 140 pid: 8 sched_process_free { comm: "x" pid: 8 prio: 120 } }
 event { timestamp: 150 pid: 8 sched_switch { prev_comm: "x" prev_pid: 8 prev_state: 16 next_comm: "swapper" next_pid: 0 } }
 event { timestamp: 160 pid: 0 sched_process_free { comm: "y" pid: 9 prio: 120 } }
 event { timestamp: 165 pid: 0 sched_process_free { comm: "y" pid: 9 prio: 120 } }
 event { timestamp: 170 pid: 0 sched_waking { comm: "y" pid: 9 prio: 120 target_cpu: 0 } }
 event { timestamp: 180 pid: 0 sched_process_free { comm: "z" pid: 10 prio: 120 } }
 event { timestamp: 190 pid: 0 sched_switch { prev_comm: "swapper" prev_pid: 0 prev_state: 0 next_comm: "z" next_pid: 10 } }
 event { timestamp: 200 pid: 10 sched_switch { prev_comm: "z" prev_pid: 10 prev_state: 16 next_comm: "swapper" next_pid: 0 } }
 event { timestamp: 210 pid: 0 sched_process_free { comm: "z" pid: 10 prio: 120 } }
 event { timestamp: 220 pid: 0 sched_process_free { comm: "swapper" pid: 0 prio: 120 } }
 event { timestamp: 9223372036854775807 pid: 0 sched_process_free { comm: "e" pid: 11 prio: 120 } }
 event { timestamp: 0 pid: 0 sched_process_free { comm: "e" pid: 12 prio: 120 } } } }
--- file q.sql
SELECT tid, start_ts AS start, end_ts AS end FROM thread WHERE tid IN (0, 7, 8, 9, 10, 11, 12) ORDER BY 1, 2;
--- run query --ndjson -f q.sql input.json
--- want
{"tid":0,"start":null,"end":null}
{"tid":7,"start":100,"end":null}
{"tid":8,"start":null,"end":140}
{"tid":9,"start":null,"end":null}
{"tid":10,"start":null,"end":210}
{"tid":11,"start":null,"end":9223372036854775807}
{"tid":12,"start":null,"end":0}
