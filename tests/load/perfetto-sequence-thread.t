# Events without a track are on the thread of their sequence, which either kind of descriptor names; the last one counts from its packet on, also when the state is cleared later.
--- input perfetto
packet { seq: 1 flags: 1 track_descriptor { uuid: 10 thread { pid: 5 tid: 6 thread_name: "t" } } }
packet { seq: 2 flags: 1 track_descriptor { uuid: 20 thread { pid: 8 tid: 9 } } }
packet { seq: 3 track_descriptor { uuid: 30 thread { pid: 5 tid: 7 } } }
packet { seq: 1 timestamp: 1000 track_event { name: "outer" legacy_event { phase: 66 } } }
packet { seq: 1 timestamp: 2000 track_event { name: "op" legacy_event { phase: 83 local_id: 7 } } }
packet { seq: 2 timestamp: 2500 track_event { name: "op" legacy_event { phase: 83 local_id: 7 } } }
packet { seq: 3 timestamp: 3000 track_event { type: 3 name: "no state" } }
packet { seq: 1 flags: 1 timestamp: 4000 track_event { type: 3 name: "cleared" } }
packet { seq: 1 timestamp: 4100 track_event { type: 3 track_uuid: 0 name: "no thread" } }
packet { seq: 1 timestamp: 5000 track_event { legacy_event { phase: 69 } } }
packet { seq: 1 timestamp: 6000 track_event { name: "op" legacy_event { phase: 70 local_id: 7 } } }
packet { seq: 2 timestamp: 6500 track_event { name: "op" legacy_event { phase: 70 local_id: 7 } } }
packet { seq: 1 track_descriptor { uuid: 20 thread { pid: 8 tid: 9 } } }
packet { seq: 1 timestamp: 7000 track_event { name: "other" legacy_event { phase: 88 duration_us: 1 } } }
packet { seq: 1 thread_descriptor { pid: 5 tid: 6 } }
packet { seq: 1 timestamp: 9000 track_event { name: "again" legacy_event { phase: 88 duration_us: 1 } } }
--- want process thread track slice instant warning
{"type":"process","upid":0,"pid":5}
{"type":"process","upid":1,"pid":8}
{"type":"thread","utid":0,"upid":0,"tid":6,"name":"t"}
{"type":"thread","utid":1,"upid":1,"tid":9}
{"type":"thread","utid":2,"upid":0,"tid":7}
{"type":"track","track":0,"kind":"track","name":"Default Track"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"t"}
{"type":"track","track":3,"kind":"async","parent":1,"upid":0,"name":"op"}
{"type":"track","track":4,"kind":"process","upid":1,"name":null}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":1,"utid":1,"name":null}
{"type":"track","track":6,"kind":"async","parent":4,"upid":1,"name":"op"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000,"dur":4000,"name":"outer"}
{"type":"slice","id":7,"track":2,"lane":0,"depth":0,"ts":9000,"dur":1000,"name":"again"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":2000,"dur":4000,"name":"op"}
{"type":"slice","id":6,"track":5,"lane":0,"depth":0,"ts":7000,"dur":1000,"name":"other"}
{"type":"slice","id":2,"track":6,"lane":0,"depth":0,"ts":2500,"dur":4000,"name":"op"}
{"type":"instant","id":3,"track":0,"scope":"global","ts":3000,"name":"no state"}
{"type":"instant","id":5,"track":0,"scope":"global","ts":4100,"name":"no thread"}
{"type":"instant","id":4,"track":2,"scope":"thread","ts":4000,"name":"cleared"}
