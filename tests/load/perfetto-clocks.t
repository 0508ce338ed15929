# Times of other clocks are joined by snapshots, wherever these stand; a clock that nothing joins loses its packets.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 500 seq: 1 track_event { type: 3 track_uuid: 2 name: "mono" } timestamp_clock_id: 3 }
packet { timestamp: 9 seq: 1 track_event { type: 3 track_uuid: 2 name: "lost" } timestamp_clock_id: 70 }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 400 } } }
packet { seq: 2 clock_snapshot { clocks { clock_id: 3 timestamp: 600 } clocks { clock_id: 64 timestamp: 5 is_incremental: true unit_multiplier_ns: 10 } } }
packet { timestamp: 2 seq: 2 track_event { type: 3 track_uuid: 2 name: "x" } timestamp_clock_id: 64 }
packet { timestamp: 3 seq: 2 track_event { type: 3 track_uuid: 2 name: "y" } timestamp_clock_id: 64 }
packet { timestamp: 1300 seq: 1 track_event { type: 3 track_uuid: 2 name: "boot" } timestamp_clock_id: 6 }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1100,"name":"mono"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1220,"name":"x"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1250,"name":"y"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":1300,"name":"boot"}
{"type":"warning","code":"unknown-clock","count":1,"offset":39,"message":"an event whose clock nothing joins to that of the trace: dropped"}
