# sched_process_free: a task was gone by then, and with its main thread a process; the last of several times, and of a later life its own.
--- input perfetto
packet { timestamp: 80 process_tree { processes { pid: 1 cmdline: "app" } threads { tid: 7 tgid: 1 } processes { pid: 12 cmdline: "old" } } }
packet { ftrace_events { cpu: 0
 event { timestamp: 90 pid: 0 sched_process_free { comm: "w" pid: 7 prio: 120 } }
 event { timestamp: 95 pid: 0 sched_process_free { comm: "w" pid: 7 prio: 120 } }
 event { timestamp: 97 pid: 7 sched_process_free { comm: "old" pid: 12 prio: 120 } }
 event { timestamp: 100 pid: 1 task_newtask { pid: 12 comm: "w" clone_flags: 17 } }
 event { timestamp: 110 pid: 1 sched_process_free { comm: "x" prio: 120 } }
 event { timestamp: 111 pid: 1 sched_process_free { comm: "x" pid: -5 prio: 120 } } } }
packet { timestamp: 160 process_tree { processes { pid: 12 cmdline: "new" } } }
--- file q.sql
SELECT tid, t.start_ts AS start, t.end_ts AS end, p.pid, p.name, p.end_ts AS gone FROM thread t LEFT JOIN process p USING(upid) WHERE tid > 0 ORDER BY 1, 2;
--- run query --ndjson -f q.sql input.json
--- want
{"tid":1,"start":null,"end":null,"pid":1,"name":"app","gone":null}
{"tid":7,"start":null,"end":95,"pid":1,"name":"app","gone":null}
{"tid":12,"start":null,"end":97,"pid":12,"name":"old","gone":97}
{"tid":12,"start":100,"end":null,"pid":12,"name":"new","gone":null}
