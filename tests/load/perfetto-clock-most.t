# The largest id of a clock, which no snapshot has, is an unknown clock, also for the first event of its sequence.
--- input perfetto
packet { timestamp: 20 seq: 1 track_event { type: 3 track_uuid: 2 name: "no clock" } timestamp_clock_id: 4294967295 }
packet { timestamp: 30 seq: 1 track_event { type: 3 track_uuid: 2 name: "no clock either" } timestamp_clock_id: 4294967295 }
packet { timestamp: 40 seq: 1 track_event { type: 3 track_uuid: 2 name: "boot" } }
--- want instant warning
{"type":"instant","id":0,"track":0,"scope":"global","ts":40,"name":"boot"}
{"type":"warning","code":"unknown-clock","count":2,"offset":0,"message":"an event whose clock nothing joins to that of the trace: dropped"}
