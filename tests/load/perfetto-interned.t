# Interned names hold from their packet on until the state is cleared; what needs a lost state is dropped; sequences do not mix.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { seq: 1 flags: 1 interned_data { event_names { iid: 1 name: "one" } event_categories { iid: 1 name: "c" } } trace_packet_defaults { track_event_defaults { track_uuid: 2 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 name_iid: 1 category_iids: 1 } flags: 2 }
packet { timestamp: 110 seq: 2 track_event { type: 3 track_uuid: 2 name_iid: 1 } flags: 2 }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name_iid: 1 } flags: 3 interned_data { event_names { iid: 1 name: "two" } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name_iid: 9 } flags: 2 }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 2 name_iid: 1 } flags: 2 previous_packet_dropped: 1 }
packet { timestamp: 150 seq: 1 track_event { type: 3 track_uuid: 2 name: "plain" }  }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"one","cat":"c"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":120,"name":"two"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":130,"name":null}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":150,"name":"plain"}
{"type":"warning","code":"lost-state","count":2,"offset":63,"message":"a packet that needs what a lost packet said: dropped"}
{"type":"warning","code":"unknown-iid","count":1,"offset":106,"message":"an interned id that nothing gave, or that makes a path or a build id too long: read as if it were absent"}
--- stderr
ttv: input.json: part of it is lost: lost-state 2 times; `ttv check` says where
