# Written as JSON: an instant that belongs to nobody is global; among slices it stays beside them.
--- input perfetto
packet { track_descriptor { uuid: 3 name: "Alone" } }
packet { track_descriptor { uuid: 4 name: "Work" } }
packet { timestamp: 100 trusted_packet_sequence_id: 1 track_event { type: 3 track_uuid: 3 name: "alone" } }
packet { timestamp: 150 trusted_packet_sequence_id: 1 track_event { type: 3 name: "default" } }
packet { timestamp: 200 trusted_packet_sequence_id: 1 track_event { type: 1 track_uuid: 4 name: "job" } }
packet { timestamp: 250 trusted_packet_sequence_id: 1 track_event { type: 3 track_uuid: 4 name: "in it" } }
packet { timestamp: 300 trusted_packet_sequence_id: 1 track_event { type: 2 track_uuid: 4 } }
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"X","name":"job","ts":0.2,"dur":0.1,"pid":1,"tid":2},
{"ph":"i","name":"alone","ts":0.1,"pid":1,"tid":3,"s":"g"},
{"ph":"i","name":"default","ts":0.15,"pid":1,"tid":4,"s":"g"},
{"ph":"i","name":"in it","ts":0.25,"pid":1,"tid":2,"s":"t"},
{"ph":"M","name":"thread_name","pid":1,"tid":3,"args":{"name":"Alone"}},
{"ph":"M","name":"thread_name","pid":1,"tid":4,"args":{"name":"Default Track"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"Work"}}
]}
--- stderr
ttv: json: 3 tracks of their own: now threads
