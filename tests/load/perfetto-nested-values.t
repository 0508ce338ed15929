# A nested value whose keys and values differ in number, at any depth, is counted and lost, in an array and in an object; else it is args.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "deep" debug_annotations { name: "n" nested_value { nested_type: 1 dict_keys: "a" dict_keys: "b" dict_values { nested_type: 2 array_values { int_value: 3 } array_values { string_value: "x" } } dict_values { bool_value: 1 } } } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "lost in an array" debug_annotations { name: "n" nested_value { nested_type: 2 array_values { int_value: 1 } array_values { nested_type: 1 dict_keys: "k" } } } debug_annotations { name: "stays" int_value: 1 } } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "lost in an object" debug_annotations { name: "n" nested_value { nested_type: 1 dict_keys: "k" dict_values { nested_type: 1 dict_values { int_value: 1 } } } } debug_annotations { name: "stays" int_value: 2 } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"deep","args":{"n":{"a":[3,"x"],"b":true}}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":110,"name":"lost in an array","args":{"stays":1}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":120,"name":"lost in an object","args":{"stays":2}}
{"type":"warning","code":"bad-annotation","count":2,"offset":67,"message":"a debug annotation without a name, or whose keys and values are not equally many: left out"}
