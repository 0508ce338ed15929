# A uuid that nothing describes is a track with the name of its first event; uuid 0 is the default track.
--- input perfetto
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 77 name: "first" }  }
packet { timestamp: 110 seq: 1 track_event { type: 2 track_uuid: 77 }  }
packet { timestamp: 120 seq: 1 track_event { type: 1 track_uuid: 77 name: "second" }  }
packet { timestamp: 130 seq: 1 track_event { type: 3 name: "i" }  }
--- want track slice instant warning
{"type":"track","track":0,"kind":"track","name":"Default Track"}
{"type":"track","track":1,"kind":"track","name":"first"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":10,"name":"first"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":120,"dur":-1,"name":"second"}
{"type":"instant","id":2,"track":0,"scope":"global","ts":130,"name":"i"}
