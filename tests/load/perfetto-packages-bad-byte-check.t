# A single byte of a fact that is no UTF-8 is said with its place.
--- input perfetto
packet { timestamp: 9 seq: 1 track_event { type: 3 name: "a" } }
packet { timestamp: 1 47 { 1 { 1: "com.\xff" 2: 10001 } } }
--- want instant warning
{"type":"instant","id":0,"track":0,"scope":"global","ts":9,"name":"a"}
{"type":"warning","code":"invalid-utf8","count":1,"offset":14,"message":"bytes that are not UTF-8: each read as U+FFFD"}
