# Events of tracks of states are put in the order of their times, track by track; the last of a track is open.
--- input perfetto
packet { track_descriptor { uuid: 4 name: "mode" state { } } }
packet { track_descriptor { uuid: 3 name: "lamp" state { } } }
packet { timestamp: 300 seq: 1 track_event { type: 5 track_uuid: 4 name: "third" categories: "c" }  }
packet { timestamp: 150 seq: 1 track_event { type: 5 track_uuid: 3 name: "red" }  }
packet { timestamp: 100 seq: 1 track_event { type: 5 track_uuid: 4 name: "first" }  }
packet { timestamp: 250 seq: 1 track_event { type: 5 track_uuid: 3 name: "green" }  }
packet { timestamp: 200 seq: 1 track_event { type: 5 track_uuid: 4 name: "second" }  }
packet { timestamp: 200 seq: 1 track_event { type: 5 track_uuid: 4 name: "at once" }  }
packet { timestamp: 240 seq: 1 track_event { type: 5 track_uuid: 9 name: "undescribed" }  }
--- want track slice warning
{"type":"track","track":0,"kind":"track","name":"lamp"}
{"type":"track","track":1,"kind":"track","name":"mode"}
{"type":"track","track":2,"kind":"track","name":"undescribed"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":150,"dur":100,"name":"red"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":250,"dur":-1,"name":"green"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"first"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":200,"dur":100,"name":"at once"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"third","cat":"c"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":1,"ts":200,"dur":0,"name":"second","parent":3}
{"type":"slice","id":6,"track":2,"lane":0,"depth":0,"ts":240,"dur":-1,"name":"undescribed"}
