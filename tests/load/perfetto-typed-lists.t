# A repeated field of a typed message is an array of all its items, packed or not, also of one; another field that comes twice is one, too.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "one" 49 { 1: 7 } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "three" 49 { 1: 26633 1: -2 1: 5 } } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "packed" 49 { 1: "\x01\xac\x02" 1: 9 1: "\x05" } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "messages" 29 { 4 { 1: 1 2: 1201 } 4 { 1: 13 } 4 { } } } }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 2 name: "twice" 26 { 1: "a" 1: "b" 1: "c" 200: 4 200: 5 } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"one","args":{"chrome_active_processes":{"pid":[7]}}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":110,"name":"three","args":{"chrome_active_processes":{"pid":[26633,-2,5]}}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":120,"name":"packed","args":{"chrome_active_processes":{"pid":[1,300,9,5]}}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":130,"name":"messages","args":{"chrome_latency_info":{"component_info":[{"component_type":"COMPONENT_INPUT_EVENT_LATENCY_BEGIN_RWH","time_us":1201},{"component_type":"COMPONENT_INPUT_EVENT_GPU_SWAP_BUFFER"},{}]}}}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":140,"name":"twice","args":{"chrome_keyed_service":{"name":["a","b","c"],"200":[4,5]}}}
