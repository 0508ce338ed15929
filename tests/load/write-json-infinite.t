# export: in JSON a value without end is left out, with the event that has no other, and counted.
--- input perfetto
packet { track_descriptor { uuid: 7 name: "real" counter {  } } }
packet { timestamp: 1000 seq: 1 track_event { type: 4 track_uuid: 7 double_counter_value: inf } }
packet { timestamp: 2000 seq: 1 track_event { type: 4 track_uuid: 7 double_counter_value: 1.5 } }
packet { timestamp: 3000 seq: 1 track_event { type: 4 track_uuid: 7 double_counter_value: nan } }
packet { timestamp: 4000 seq: 1 track_event { type: 4 track_uuid: 7 double_counter_value: -inf } }
--- run export --format=json input.json
--- want
{"traceEvents":[
{"ph":"C","name":"real","ts":2,"pid":1,"args":{"real":1.5}}
]}
--- stderr
ttv: json: 3 values of counters that are not finite: left out
