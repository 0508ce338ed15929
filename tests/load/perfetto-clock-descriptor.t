# An incremental clock counts on from each packet with a time: descriptors of tracks, strings alone and what is not read are no exception.
--- input perfetto
packet { seq: 2 clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 64 timestamp: 0 is_incremental: true unit_multiplier_ns: 10 } } }
packet { timestamp: 1 seq: 2 track_event { type: 3 track_uuid: 2 name: "a" } timestamp_clock_id: 64 }
packet { timestamp: 2 seq: 2 track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } timestamp_clock_id: 64 }
packet { timestamp: 10 seq: 2 track_event { type: 3 track_uuid: 2 name: "b" } timestamp_clock_id: 64 }
packet { timestamp: 20 seq: 2 timestamp_clock_id: 64 }
packet { timestamp: 40 seq: 2 7 { 1: 2 } timestamp_clock_id: 64 }
packet { timestamp: 100 seq: 2 track_event { type: 3 track_uuid: 2 name: "c" } timestamp_clock_id: 64 }
--- want instant
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1010,"name":"a"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1130,"name":"b"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":2730,"name":"c"}
