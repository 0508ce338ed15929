# A uuid that nothing describes is a track as one with an empty descriptor: those whose first events have one name are one track with lanes, in which ends close by uuid.
--- input perfetto
packet { timestamp: 90 seq: 1 track_event { type: 2 track_uuid: 5 } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 5 name: "Job" } }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 6 name: "Job" } }
packet { timestamp: 120 seq: 1 track_event { type: 1 track_uuid: 7 name: "Other" } }
packet { track_descriptor { uuid: 8 } }
packet { timestamp: 125 seq: 1 track_event { type: 1 track_uuid: 8 name: "Job" } }
packet { timestamp: 140 seq: 1 track_event { type: 2 track_uuid: 5 } }
packet { timestamp: 150 seq: 1 track_event { type: 2 track_uuid: 6 } }
packet { timestamp: 155 seq: 1 track_event { type: 2 track_uuid: 8 } }
packet { timestamp: 160 seq: 1 track_event { type: 3 track_uuid: 6 name: "later" } }
packet { timestamp: 170 seq: 2 flags: 2 track_event { type: 1 track_uuid: 9 name: "Job" } }
packet { timestamp: 180 seq: 1 track_event { type: 3 track_uuid: 10 name_iid: 3 } }
packet { timestamp: 200 seq: 1 track_event { type: 5 track_uuid: 11 name: "busy" } }
packet { timestamp: 210 seq: 1 track_event { type: 5 track_uuid: 12 name: "busy" } }
packet { timestamp: 220 seq: 1 track_event { type: 5 track_uuid: 11 name: "idle" } }
packet { timestamp: 230 seq: 1 track_event { type: 5 track_uuid: 12 name: "idle" } }
--- want track slice instant warning
{"type":"track","track":0,"kind":"track","name":"Job"}
{"type":"track","track":1,"kind":"track","name":"Other"}
{"type":"track","track":2,"kind":"track","name":"busy"}
{"type":"track","track":3,"kind":"track","name":"busy"}
{"type":"track","track":4,"kind":"track","name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":40,"name":"Job"}
{"type":"slice","id":1,"track":0,"lane":1,"depth":0,"ts":110,"dur":40,"name":"Job"}
{"type":"slice","id":3,"track":0,"lane":2,"depth":0,"ts":125,"dur":30,"name":"Job"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":120,"dur":-1,"name":"Other"}
{"type":"slice","id":6,"track":2,"lane":0,"depth":0,"ts":200,"dur":20,"name":"busy"}
{"type":"slice","id":7,"track":2,"lane":0,"depth":0,"ts":220,"dur":-1,"name":"idle"}
{"type":"slice","id":8,"track":3,"lane":0,"depth":0,"ts":210,"dur":20,"name":"busy"}
{"type":"slice","id":9,"track":3,"lane":0,"depth":0,"ts":230,"dur":-1,"name":"idle"}
{"type":"instant","id":4,"track":0,"scope":"global","ts":160,"name":"later"}
{"type":"instant","id":5,"track":4,"scope":"global","ts":180,"name":null}
{"type":"warning","code":"lost-state","count":1,"offset":153,"message":"a packet that needs what a lost packet said: dropped"}
{"type":"warning","code":"unknown-iid","count":1,"offset":174,"message":"an interned id that nothing gave, or that makes a path or a build id too long: read as if it were absent"}
{"type":"warning","code":"stray-end","count":1,"offset":0,"message":"an end that no open begin matches: ignored"}
--- stderr
ttv: input.json: part of it is lost: lost-state once; `ttv check` says where
