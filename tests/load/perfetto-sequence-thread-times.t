# Differences of times follow the ThreadDescriptor, whose thread a TrackDescriptor may replace.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 3 timestamp: 0 } clocks { clock_id: 6 timestamp: 0 } } }
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 reference_timestamp_us: 100 } }
packet { seq: 1 track_event { timestamp_delta_us: 5 type: 3 name: "a" } }
packet { seq: 1 track_descriptor { uuid: 20 thread { pid: 8 tid: 9 } } }
packet { seq: 1 track_event { timestamp_delta_us: 5 type: 3 name: "b" } }
--- want track instant warning
{"type":"track","track":0,"kind":"process","upid":1,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":1,"utid":1,"name":null}
{"type":"track","track":2,"kind":"process","upid":0,"name":null}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":0,"utid":0,"name":null}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":105000,"name":"a"}
{"type":"instant","id":1,"track":3,"scope":"thread","ts":110000,"name":"b"}
