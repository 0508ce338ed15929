# An arrow has the times of the events with its id: from begin to begin though the sender goes on, from the end that has the id, from and to instants; so it never runs backwards.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { track_descriptor { uuid: 3 thread { pid: 1 tid: 8 } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "sender" flow_ids: 1 flow_ids: 2 } }
packet { timestamp: 120 seq: 1 track_event { type: 1 track_uuid: 2 name: "nested" terminating_flow_ids: 1 } }
packet { timestamp: 140 seq: 1 track_event { type: 2 track_uuid: 2 flow_ids: 3 } }
packet { timestamp: 150 seq: 1 track_event { type: 1 track_uuid: 3 name: "beside" terminating_flow_ids: 2 } }
packet { timestamp: 160 seq: 1 track_event { type: 3 track_uuid: 3 name: "mark" flow_ids: 3 } }
packet { timestamp: 180 seq: 1 track_event { type: 2 track_uuid: 3 terminating_flow_ids: 3 } }
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 } }
--- want slice instant flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"sender"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":120,"dur":20,"name":"nested","parent":0}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":150,"dur":30,"name":"beside"}
{"type":"instant","id":3,"track":2,"scope":"thread","ts":160,"name":"mark"}
{"type":"flow","from":0,"to":1,"from_ts":100,"to_ts":120,"name":"sender"}
{"type":"flow","from":0,"to":2,"from_ts":100,"to_ts":150,"name":"sender"}
{"type":"flow","from":1,"to_instant":0,"from_ts":140,"to_ts":160}
{"type":"flow","to":2,"from_instant":0,"from_ts":160,"to_ts":180,"name":"mark"}
