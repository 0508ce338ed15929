# disallow_merging_with_system_tracks: what the kernel says of such a thread stands on a track beside the SDK's, so that an END closes what its own source began; other threads have one track for both.
--- input perfetto
packet { seq: 1 flags: 1 track_descriptor { uuid: 10 disallow_merging_with_system_tracks: 1 thread { pid: 5 tid: 6 thread_name: "apart" } } }
packet { seq: 2 flags: 1 track_descriptor { uuid: 20 thread { pid: 5 tid: 7 thread_name: "together" } } }
packet { seq: 1 timestamp: 100 track_event { type: 1 track_uuid: 10 name: "sdk" } }
packet { seq: 1 timestamp: 105 track_event { type: 1 name: "sdk too" } }
packet { seq: 2 timestamp: 100 track_event { type: 1 track_uuid: 20 name: "sdk" } }
packet { ftrace_events { cpu: 0 event { timestamp: 110 pid: 6 print { buf: "B|5|marker\n" } } event { timestamp: 120 pid: 6 print { buf: "I|5|mark\n" } } event { timestamp: 190 pid: 6 print { buf: "E|5\n" } } } }
packet { ftrace_events { cpu: 1 event { timestamp: 110 pid: 7 print { buf: "B|5|marker\n" } } event { timestamp: 170 pid: 7 print { buf: "E|5\n" } } } }
packet { seq: 1 timestamp: 160 track_event { type: 2 } }
packet { seq: 1 timestamp: 180 track_event { type: 2 track_uuid: 10 } }
packet { seq: 2 timestamp: 180 track_event { type: 2 track_uuid: 20 } }
--- want thread track slice instant warning
{"type":"thread","utid":0,"upid":0,"tid":6,"name":"apart"}
{"type":"thread","utid":1,"upid":0,"tid":7,"name":"together"}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"apart"}
{"type":"track","track":2,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system"}
{"type":"track","track":3,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"together"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":80,"name":"sdk"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":105,"dur":55,"name":"sdk too","parent":0}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":110,"dur":80,"name":"marker"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":100,"dur":80,"name":"sdk"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":1,"ts":110,"dur":60,"name":"marker","parent":1}
{"type":"instant","id":5,"track":2,"scope":"thread","ts":120,"name":"mark"}
