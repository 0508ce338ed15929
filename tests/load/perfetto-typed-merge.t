# What the end of a slice says of a message or of an annotation is merged with what its begin says of it; the end goes before.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" 38 { 2: 5 6: 1 } debug_annotations { name: "d" dict_entries { name: "x" int_value: 1 } dict_entries { name: "y" int_value: 2 } } } }
packet { timestamp: 110 seq: 1 track_event { type: 2 track_uuid: 2 38 { 3: "tag" 6: 2 } debug_annotations { name: "d" dict_entries { name: "y" int_value: 3 } } 26 { } } }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":10,"name":"a","args":{"d":{"x":1,"y":3},"chrome_mojo_event_info":{"ipc_hash":5,"payload_size":2,"mojo_interface_tag":"tag"},"chrome_keyed_service":{}}}
