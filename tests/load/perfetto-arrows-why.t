# why follows an arrow to a slice that begins while the sender still runs.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { track_descriptor { uuid: 3 thread { pid: 1 tid: 8 } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "sender" flow_ids: 2 } }
packet { timestamp: 150 seq: 1 track_event { type: 1 track_uuid: 3 name: "beside" terminating_flow_ids: 2 } }
packet { timestamp: 180 seq: 1 track_event { type: 2 track_uuid: 3 } }
packet { timestamp: 200 seq: 1 track_event { type: 2 track_uuid: 2 } }
--- run why --ndjson --slice=1 input.json
--- want
{"why":"start","type":"slice","id":1,"track":2,"ts":150,"gap":0,"dur":30,"name":"beside"}
{"why":"flow","type":"slice","id":0,"track":1,"ts":100,"gap":50,"dur":100,"name":"sender"}
