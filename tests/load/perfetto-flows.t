# An id begins a flow or goes on; a terminating id ends it, or does nothing. Ids of an end belong to the slice that it ends.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { track_descriptor { uuid: 3 thread { pid: 1 tid: 8 } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
packet { timestamp: 110 seq: 1 track_event { type: 2 track_uuid: 2 flow_ids: 5 }  }
packet { timestamp: 200 seq: 1 track_event { type: 1 track_uuid: 3 name: "b" flow_ids: 5 terminating_flow_ids: 9 }  }
packet { timestamp: 210 seq: 1 track_event { type: 2 track_uuid: 3 }  }
packet { timestamp: 300 seq: 1 track_event { type: 3 track_uuid: 2 name: "c" terminating_flow_ids: 5 }  }
packet { timestamp: 400 seq: 1 track_event { type: 1 track_uuid: 2 name: "d" flow_ids: 5 }  }
packet { timestamp: 410 seq: 1 track_event { type: 2 track_uuid: 2 }  }
packet { timestamp: 500 seq: 1 track_event { type: 1 track_uuid: 2 name: "e" flow_ids: 5 }  }
packet { timestamp: 510 seq: 1 track_event { type: 2 track_uuid: 2 }  }
--- want slice instant flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":10,"name":"a"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":400,"dur":10,"name":"d"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":500,"dur":10,"name":"e"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":200,"dur":10,"name":"b"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":300,"name":"c"}
{"type":"flow","from":0,"to":1,"from_ts":110,"to_ts":200}
{"type":"flow","from":1,"to_instant":0,"from_ts":200,"to_ts":300,"name":"b"}
{"type":"flow","from":3,"to":4,"from_ts":400,"to_ts":500,"name":"d"}
