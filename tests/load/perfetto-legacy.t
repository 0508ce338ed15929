# Events with a phase of the Trace Event Format, on the thread of their sequence.
--- input perfetto
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 } }
packet { timestamp: 1000 seq: 1 track_event { name: "x" legacy_event { phase: 88 duration_us: 5 bind_id: 4 flow_direction: 2 } } }
packet { timestamp: 2000 seq: 1 track_event { name: "y" legacy_event { phase: 88 duration_us: 1 bind_id: 4 flow_direction: 1 tid_override: 8 } } }
packet { timestamp: 3000 seq: 1 track_event { name: "g" legacy_event { phase: 73 instant_event_scope: 1 } } }
packet { timestamp: 4000 seq: 1 track_event { name: "c" debug_annotations { name: "v" int_value: 3 } legacy_event { phase: 67 } } }
packet { timestamp: 5000 seq: 1 track_event { name: "op" categories: "k" legacy_event { phase: 98 unscoped_id: 9 } } }
packet { timestamp: 6000 seq: 1 track_event { name: "op" categories: "k" legacy_event { phase: 101 unscoped_id: 9 } } }
packet { timestamp: 7000 seq: 1 track_event { name: "thread_name" debug_annotations { name: "name" string_value: "main" } legacy_event { phase: 77 } } }
packet { timestamp: 8000 seq: 1 track_event { name: "q" legacy_event { phase: 63 } } }
--- want thread slice instant counter flow warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"main"}
{"type":"thread","utid":1,"upid":0,"tid":8}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000,"dur":5000,"name":"x"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":2000,"dur":1000,"name":"y"}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"op","cat":"k"}
{"type":"instant","id":2,"track":0,"scope":"global","ts":3000,"name":"g"}
{"type":"counter","track":5,"ts":4000,"series":"v","value":3}
{"type":"flow","from":0,"to":1,"from_ts":1000,"to_ts":2000,"name":"x"}
{"type":"warning","code":"unknown-phase","count":1,"offset":194,"message":"an event of a phase that nobody knows: passed over"}
