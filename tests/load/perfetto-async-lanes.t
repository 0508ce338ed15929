# Two tracks of a process with one name are shown as one: each pairs its own slices, in lanes of its own.
--- input perfetto
packet { track_descriptor { uuid: 5 process { pid: 1 process_name: "p" } } }
packet { track_descriptor { uuid: 6 name: "Jobs" parent_uuid: 5 } }
packet { track_descriptor { uuid: 7 name: "Jobs" parent_uuid: 5 } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 6 name: "a" }  }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 7 name: "b" }  }
packet { timestamp: 120 seq: 1 track_event { type: 1 track_uuid: 7 name: "in b" }  }
packet { timestamp: 130 seq: 1 track_event { type: 2 track_uuid: 6 }  }
packet { timestamp: 140 seq: 1 track_event { type: 2 track_uuid: 7 }  }
packet { timestamp: 150 seq: 1 track_event { type: 2 track_uuid: 7 }  }
packet { timestamp: 200 seq: 1 track_event { type: 1 track_uuid: 7 name: "c" }  }
packet { timestamp: 210 seq: 1 track_event { type: 2 track_uuid: 7 }  }
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":"p"}
{"type":"track","track":1,"kind":"track","parent":0,"upid":0,"name":"Jobs"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":30,"name":"a"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":200,"dur":10,"name":"c"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":110,"dur":40,"name":"b"}
{"type":"slice","id":2,"track":1,"lane":1,"depth":1,"ts":120,"dur":20,"name":"in b","parent":1}
