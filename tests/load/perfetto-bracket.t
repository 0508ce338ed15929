# A first packet of 91 or of 123 bytes, whose length is a bracket of JSON, makes no JSON of the trace.
--- input perfetto
packet { seq: 1 timestamp: 1000 track_event { type: 3 name: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
packet { seq: 1 timestamp: 2000 track_event { type: 3 name: "b" } }
--- run export input.json
--- want
{"type":"trace","format":"perfetto","start":1000,"end":2000,"events":2}
{"type":"track","track":0,"kind":"track","name":"Default Track"}
{"type":"instant","id":0,"track":0,"scope":"global","ts":1000,"name":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}
{"type":"instant","id":1,"track":0,"scope":"global","ts":2000,"name":"b"}
