# Events of one time keep the order of the file, also on a track of lanes.
--- input perfetto
packet { track_descriptor { uuid: 5 process { pid: 1 process_name: "p" } } }
packet { track_descriptor { uuid: 6 name: "Jobs" parent_uuid: 5 } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 6 name: "a" }  }
packet { timestamp: 100 seq: 1 track_event { type: 2 track_uuid: 6 }  }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 6 name: "b" }  }
packet { timestamp: 900 seq: 1 track_event { type: 2 track_uuid: 6 }  }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 6 name: "c" }  }
packet { timestamp: 300 seq: 1 track_event { type: 2 track_uuid: 6 }  }
--- want slice warning
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":100,"dur":0,"name":"a"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":800,"name":"b"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":100,"dur":200,"name":"c","parent":0}
