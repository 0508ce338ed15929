# Probes of the kernel, and the task that it killed for want of memory, stand on the system's track beside a thread that keeps its own apart.
--- input perfetto
packet { seq: 1 flags: 1 track_descriptor { uuid: 10 disallow_merging_with_system_tracks: 1 thread { pid: 5 tid: 5 thread_name: "apart" } } }
packet { process_tree { threads { tid: 5 tgid: 5 name: "apart" } } }
packet { seq: 1 timestamp: 100 track_event { type: 1 track_uuid: 10 name: "sdk" } }
packet { ftrace_events { cpu: 0 event { timestamp: 110 pid: 5 kprobe_event { name: "probe" type: 1 } } event { timestamp: 115 pid: 5 kprobe_event { name: "here" type: 3 } } event { timestamp: 120 pid: 5 kprobe_event { name: "probe" type: 2 } } event { timestamp: 130 pid: 9 mark_victim { pid: 5 } } } }
packet { seq: 1 timestamp: 160 track_event { type: 2 track_uuid: 10 } }
--- file q.sql
SELECT ts, dur, s.name, t.type FROM slice s JOIN thread_track t ON t.id = s.track_id ORDER BY ts
--- run query --csv -f q.sql input.json
--- want
ts,dur,name,type
100,60,sdk,thread_track_event
110,10,probe,thread_execution
115,0,here,thread_execution
130,0,mem.oom_kill,thread_execution
