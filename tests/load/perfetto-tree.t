# Tracks of no process in a tree: by name, by rank, by time; a parent that nothing describes is none.
--- input perfetto
packet { track_descriptor { uuid: 10 name: "root" child_ordering: 3 } }
packet { track_descriptor { uuid: 11 name: "a" parent_uuid: 10 sibling_order_rank: 5 } }
packet { track_descriptor { uuid: 12 name: "b" parent_uuid: 10 sibling_order_rank: -5 } }
packet { track_descriptor { uuid: 13 name: "z" parent_uuid: 12 child_ordering: 2 } }
packet { track_descriptor { uuid: 14 name: "y" parent_uuid: 12 } }
packet { track_descriptor { uuid: 15 name: "q" parent_uuid: 13 } }
packet { track_descriptor { uuid: 16 name: "r" parent_uuid: 13 } }
packet { track_descriptor { uuid: 17 name: "lone" parent_uuid: 99 } }
packet { timestamp: 89 seq: 1 track_event { type: 3 track_uuid: 11 name: "i" }  }
packet { timestamp: 88 seq: 1 track_event { type: 3 track_uuid: 12 name: "i" }  }
packet { timestamp: 86 seq: 1 track_event { type: 3 track_uuid: 14 name: "i" }  }
packet { timestamp: 85 seq: 1 track_event { type: 3 track_uuid: 15 name: "i" }  }
packet { timestamp: 84 seq: 1 track_event { type: 3 track_uuid: 16 name: "i" }  }
packet { timestamp: 83 seq: 1 track_event { type: 3 track_uuid: 17 name: "i" }  }
--- want track warning
{"type":"track","track":0,"kind":"track","name":"lone"}
{"type":"track","track":1,"kind":"track","name":"root","order":"explicit"}
{"type":"track","track":2,"kind":"track","parent":1,"name":"b","rank":-5}
{"type":"track","track":3,"kind":"track","parent":2,"name":"y"}
{"type":"track","track":4,"kind":"track","parent":2,"name":"z","order":"chronological"}
{"type":"track","track":5,"kind":"track","parent":4,"name":"r"}
{"type":"track","track":6,"kind":"track","parent":4,"name":"q"}
{"type":"track","track":7,"kind":"track","parent":1,"name":"a","rank":5}
