# A clock goes the shortest way to that of the trace, and by pairs alone: a snapshot that lacks one of both says nothing.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { clock_snapshot { clocks { clock_id: 3 timestamp: 400 } clocks { clock_id: 1 timestamp: 90000 } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 400 } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 2000 } clocks { clock_id: 5 timestamp: 50 } } }
packet { clock_snapshot { clocks { clock_id: 1 timestamp: 95000 } clocks { clock_id: 5 timestamp: 60 } } }
packet { timestamp: 90010 seq: 1 track_event { type: 3 track_uuid: 2 name: "two steps" } timestamp_clock_id: 1 }
packet { timestamp: 70 seq: 1 track_event { type: 3 track_uuid: 2 name: "one step" } timestamp_clock_id: 5 }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1010,"name":"two steps"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":2020,"name":"one step"}
