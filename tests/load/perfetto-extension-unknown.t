# An extension that nothing describes has the number of its range for a name; numbers that are allocated to nobody are not read.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 1040 { 1: "x" 2: 1 2: 2 } 1041: 5 9903: "text" 4000: 1 10000: 2 } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"extension_1040":{"1":"x","2":[1,2]},"extension_1041":5,"extension_9903":"text"}}
