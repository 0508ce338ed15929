# Fields of events from 3100 to 4999, which nobody has allocated, are no args unless they are described; those beside them are.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 3099: 1 3100: 2 } }
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 4999: 3 5000: 4 } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"extension_3099":1}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"a","args":{"extension_5000":4}}
