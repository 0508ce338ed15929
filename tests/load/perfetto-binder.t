# A binder call lasts until its answer is received, the answer from the receipt of the call, in packets as in text; one that was not seen sent is nothing.
--- input perfetto
packet { process_tree { processes { pid: 100 cmdline: "app" } processes { pid: 200 cmdline: "server" } threads { tid: 101 tgid: 100 name: "main" } threads { tid: 201 tgid: 200 name: "Binder:2" } threads { tid: 301 tgid: 300 name: "reap" } } }
packet { ftrace_events { cpu: 0 event { timestamp: 1000 pid: 101 50 { 1: 1 3: 200 5: 0 6: 3 7: 16 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 4000 pid: 201 51 { 1: 1 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 5000 pid: 201 50 { 1: 2 3: 100 5: 1 6: 3 7: 0 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 6000 pid: 101 51 { 1: 2 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 7000 pid: 101 50 { 1: 3 3: 200 5: 0 6: 3 7: 17 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 8000 pid: 201 51 { 1: 3 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 9000 pid: 201 51 { 1: 99 } } } }
--- file q.sql
SELECT s.ts, dur, s.name, t.tid FROM slice s JOIN thread_track k ON s.track_id = k.id JOIN thread t USING (utid) ORDER BY s.ts
--- run query --csv -f q.sql input.json
--- want
ts,dur,name,tid
1000,5000,binder transaction,101
4000,1000,binder reply,201
7000,0,binder transaction async,101
8000,0,binder async rcv,201
