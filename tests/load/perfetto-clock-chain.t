# A clock that is known by way of another: what holds for the one from a time on holds for a packet only from the later of both times on, also where a packet with an earlier time follows.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 128 timestamp: 0 } clocks { clock_id: 129 timestamp: 0 } } }
packet { clock_snapshot { clocks { clock_id: 129 timestamp: 0 } clocks { clock_id: 6 timestamp: 1000 } } }
packet { clock_snapshot { clocks { clock_id: 129 timestamp: 10 } clocks { clock_id: 6 timestamp: 1020 } } }
packet { clock_snapshot { clocks { clock_id: 128 timestamp: 100 } clocks { clock_id: 129 timestamp: 150 } } }
packet { seq: 1 timestamp: 120 timestamp_clock_id: 128 track_event { type: 3 track_uuid: 2 name: "a" } }
packet { seq: 1 timestamp: 50 timestamp_clock_id: 128 track_event { type: 3 track_uuid: 2 name: "b" } }
packet { seq: 1 timestamp: 5 timestamp_clock_id: 128 track_event { type: 3 track_uuid: 2 name: "c" } }
packet { seq: 1 timestamp: 130 timestamp_clock_id: 128 track_event { type: 3 track_uuid: 2 name: "d" } }
packet { seq: 1 track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
--- want instant
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1005,"name":"c"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":1060,"name":"b"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1180,"name":"a"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":1190,"name":"d"}
