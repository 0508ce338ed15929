# Arrows of TrackEvent leave what begins first, though the id of the sender stands on an END.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { track_descriptor { uuid: 3 thread { pid: 1 tid: 8 } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 3 name: "receiver" } }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 2 name: "sender" flow_ids: 5 } }
packet { timestamp: 120 seq: 1 track_event { type: 2 track_uuid: 2 } }
packet { timestamp: 130 seq: 1 track_event { type: 2 track_uuid: 3 terminating_flow_ids: 5 } }
--- run export --compat=trace_processor input.json
--- want flow
{"type":"flow","from":0,"to":1,"from_ts":130,"to_ts":110}
