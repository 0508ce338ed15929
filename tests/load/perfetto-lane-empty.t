# A span of length 0 that ended before a longer one of its time began stands before it in their row, so that what follows is in the longer one.
--- input perfetto
packet { timestamp: 0 seq: 1 track_event { type: 1 track_uuid: 90 name: "e3" } }
packet { timestamp: 1 seq: 1 track_event { type: 1 track_uuid: 90 name: "zero" terminating_flow_ids: 1 flow_ids: 7 } }
packet { timestamp: 1 seq: 1 track_event { type: 2 track_uuid: 90 } }
packet { timestamp: 1 seq: 1 track_event { type: 1 track_uuid: 90 name: "open" } }
packet { timestamp: 21 seq: 1 track_event { type: 1 track_uuid: 90 name: "in" flow_ids: 7 } }
packet { timestamp: 550 seq: 1 track_event { type: 1 track_uuid: 5 name: "e3" } }
--- want slice flow warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"e3"}
{"type":"slice","id":2,"track":0,"lane":0,"depth":1,"ts":1,"dur":0,"name":"zero","parent":0}
{"type":"slice","id":1,"track":0,"lane":0,"depth":1,"ts":1,"dur":-1,"name":"open","parent":0}
{"type":"slice","id":3,"track":0,"lane":0,"depth":2,"ts":21,"dur":-1,"name":"in","parent":1}
{"type":"slice","id":4,"track":0,"lane":1,"depth":0,"ts":550,"dur":-1,"name":"e3"}
{"type":"flow","from":2,"to":3,"from_ts":1,"to_ts":21,"name":"zero"}
