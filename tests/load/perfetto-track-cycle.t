# Parents in a circle are cut and counted.
--- input perfetto
packet { track_descriptor { uuid: 10 name: "a" parent_uuid: 11 } }
packet { track_descriptor { uuid: 11 name: "b" parent_uuid: 10 } }
packet { track_descriptor { uuid: 12 name: "c" parent_uuid: 12 } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 10 name: "i" }  }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 12 name: "j" }  }
--- want track instant warning
{"type":"track","track":0,"kind":"track","name":"b"}
{"type":"track","track":1,"kind":"track","parent":0,"name":"a"}
{"type":"track","track":2,"kind":"track","name":"c"}
{"type":"instant","id":0,"track":1,"scope":"global","ts":100,"name":"i"}
{"type":"instant","id":1,"track":2,"scope":"global","ts":100,"name":"j"}
{"type":"warning","code":"track-parent","count":2,"offset":0,"message":"a track whose parents are a circle or more than 100: the chain is cut there"}
