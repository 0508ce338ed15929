# Slices of a thread, by begin and end; a descriptor may stand behind the events.
--- input perfetto
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 2 name: "b" categories: "x" categories: "y" }  }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "i" }  }
packet { timestamp: 130 seq: 1 track_event { type: 2 track_uuid: 2 }  }
packet { timestamp: 140 seq: 1 track_event { type: 2 track_uuid: 2 }  }
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
--- want thread slice instant warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"w"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":40,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":110,"dur":20,"name":"b","cat":"x,y","parent":0}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":120,"name":"i"}
