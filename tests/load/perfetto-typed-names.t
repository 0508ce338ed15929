# Fields and values of enums of the public typed messages have names; a value without one is its number; bytes are base64; iids of names and symbols are looked up.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { seq: 1 flags: 1 interned_data { histogram_names { iid: 4 name: "Startup.Time" } unsymbolized_source_locations { iid: 5 mapping_id: 2 rel_pc: 4096 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "signs" 24 { 2: true 7: 1 8: 99 9: -3 } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "bytes" 50 { 1: "\xff\x00\x01" } } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "histogram" 28 { 1: 18446744073709551615 3: -1 4: 4 } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "symbol" 38 { 2: 4294967295 4: 5 } } }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 2 name: "no symbol" 38 { 4: 6 } } }
packet { timestamp: 150 seq: 1 track_event { type: 3 track_uuid: 2 name: "other wire" 26 { 1: 5 } 25 { 2: "text" } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"signs","args":{"cc_scheduler_state":{"observing_begin_frame_source":true,"inside_action":"CC_SCHEDULER_ACTION_NONE","deadline_mode":99,"deadline_us":-3}}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":110,"name":"bytes","args":{"screenshot":{"jpg_image":"/wAB"}}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":120,"name":"histogram","args":{"chrome_histogram_sample":{"name_hash":18446744073709551615,"sample":-1,"name_iid":4,"name":"Startup.Time"}}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":130,"name":"symbol","args":{"chrome_mojo_event_info":{"ipc_hash":4294967295,"mojo_interface_method":{"native_symbol":{"mapping_id":2,"rel_pc":4096}}}}}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":140,"name":"no symbol","args":{"chrome_mojo_event_info":{"mojo_interface_method_iid":6}}}
{"type":"instant","id":5,"track":1,"scope":"thread","ts":150,"name":"other wire","args":{"chrome_keyed_service":{"name":5},"chrome_user_event":{"action_hash":"text"}}}
