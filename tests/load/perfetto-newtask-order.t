# Threads have the process of their maker, and processes their parent, whichever CPU stands first in the file; the start of a task is its first one; nobody is the parent of itself.
--- input perfetto
packet { timestamp: 50 process_tree { processes { pid: 7 cmdline: "app" } threads { tid: 7 tgid: 7 name: "app" } } }
packet { ftrace_events { cpu: 1 event { timestamp: 120 pid: 20 task_newtask { pid: 21 comm: "third" clone_flags: 4001536 } }
 event { timestamp: 130 pid: 21 task_newtask { pid: 30 comm: "child" clone_flags: 17 } }
 event { timestamp: 140 pid: 40 task_newtask { pid: 40 comm: "self" clone_flags: 17 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 90 pid: 0 task_newtask { pid: 1 comm: "init" clone_flags: 0 } } event { timestamp: 100 pid: 7 task_newtask { pid: 20 comm: "second" clone_flags: 4001536 } } } }
--- file q.sql
SELECT tid, t.name, t.start_ts AS start, p.pid, q.pid AS parent FROM thread t LEFT JOIN process p USING(upid) LEFT JOIN process q ON q.upid = p.parent_upid ORDER BY 1, 3;
--- run query --ndjson -f q.sql input.json
--- want
{"tid":0,"name":"swapper","start":null,"pid":0,"parent":null}
{"tid":1,"name":"init","start":90,"pid":1,"parent":null}
{"tid":7,"name":"app","start":null,"pid":7,"parent":null}
{"tid":20,"name":"second","start":100,"pid":7,"parent":null}
{"tid":21,"name":"third","start":120,"pid":7,"parent":null}
{"tid":30,"name":"child","start":130,"pid":30,"parent":7}
{"tid":40,"name":"self","start":140,"pid":40,"parent":null}
