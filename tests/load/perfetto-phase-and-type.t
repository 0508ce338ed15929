# Of a phase and a type the phase counts; the type counts where there is no phase.
--- input perfetto
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 } }
packet { timestamp: 1000 seq: 1 track_event { type: 3 name: "a" legacy_event { phase: 66 } } }
packet { timestamp: 2000 seq: 1 track_event { type: 1 legacy_event { phase: 69 } } }
packet { timestamp: 3000 seq: 1 track_event { type: 3 name: "b" legacy_event { name_iid: 9 } } }
packet { timestamp: 4000 seq: 1 track_event { name: "neither" legacy_event { name_iid: 9 } } }
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"a"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":3000,"name":"b"}
{"type":"warning","code":"no-phase","count":1,"offset":66,"message":"an event without ph: dropped"}
