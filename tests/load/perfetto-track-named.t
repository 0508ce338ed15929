# A track that no descriptor names has the name of its first event that has one; siblings of one such name are one track with lanes.
--- input perfetto
packet { track_descriptor { uuid: 2 } }
packet { track_descriptor { uuid: 3 } }
packet { track_descriptor { uuid: 4 sibling_merge_behavior: 2 } }
packet { seq: 1 flags: 1 interned_data { event_names { iid: 7 name: "Timing" } } }
packet { timestamp: 90 seq: 1 track_event { type: 2 track_uuid: 2 } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name_iid: 7 } flags: 2 }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 3 name: "Timing" } }
packet { timestamp: 120 seq: 1 track_event { type: 1 track_uuid: 4 name: "Timing" } }
packet { timestamp: 130 seq: 1 track_event { type: 1 track_uuid: 5 name: "Timing" } }
packet { timestamp: 140 seq: 1 track_event { type: 2 track_uuid: 2 } }
packet { timestamp: 150 seq: 1 track_event { type: 2 track_uuid: 3 } }
packet { timestamp: 160 seq: 1 track_event { type: 3 track_uuid: 2 name: "later" } }
packet { track_descriptor { uuid: 6 } }
packet { timestamp: 170 seq: 1 track_event { type: 3 track_uuid: 6 name_iid: 9 } flags: 2 }
packet { timestamp: 180 seq: 1 track_event { type: 3 track_uuid: 6 name: "named late" } }
--- want track slice instant warning
{"type":"track","track":0,"kind":"track","name":"Timing"}
{"type":"track","track":1,"kind":"track","name":"Timing"}
{"type":"track","track":2,"kind":"track","name":"named late"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":40,"name":"Timing"}
{"type":"slice","id":1,"track":0,"lane":1,"depth":0,"ts":110,"dur":40,"name":"Timing"}
{"type":"slice","id":3,"track":0,"lane":2,"depth":0,"ts":130,"dur":-1,"name":"Timing"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":120,"dur":-1,"name":"Timing"}
{"type":"instant","id":4,"track":0,"scope":"global","ts":160,"name":"later"}
{"type":"instant","id":5,"track":2,"scope":"global","ts":170,"name":null}
{"type":"instant","id":6,"track":2,"scope":"global","ts":180,"name":"named late"}
{"type":"warning","code":"unknown-iid","count":1,"offset":189,"message":"an interned id that nothing gave, or that makes a path or a build id too long: read as if it were absent"}
{"type":"warning","code":"stray-end","count":1,"offset":43,"message":"an end that no open begin matches: ignored"}
