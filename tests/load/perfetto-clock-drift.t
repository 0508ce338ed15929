# Two clocks that drift: each time is moved by the snapshot before it, times before the first by the first, whatever the order of the snapshots.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 3000 } clocks { clock_id: 3 timestamp: 2420 } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 400 } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 2000 } clocks { clock_id: 3 timestamp: 1390 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "before" } timestamp_clock_id: 3 }
packet { timestamp: 1389 seq: 1 track_event { type: 3 track_uuid: 2 name: "last of the first" } timestamp_clock_id: 3 }
packet { timestamp: 1390 seq: 1 track_event { type: 3 track_uuid: 2 name: "second" } timestamp_clock_id: 3 }
packet { timestamp: 2300 seq: 1 track_event { type: 3 track_uuid: 2 name: "late second" } timestamp_clock_id: 3 }
packet { timestamp: 2420 seq: 1 track_event { type: 3 track_uuid: 2 name: "third" } timestamp_clock_id: 3 }
packet { timestamp: 2500 seq: 1 track_event { type: 3 track_uuid: 2 name: "after" } timestamp_clock_id: 3 }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":700,"name":"before"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1989,"name":"last of the first"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":2000,"name":"second"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":2910,"name":"late second"}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":3000,"name":"third"}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":3080,"name":"after"}
