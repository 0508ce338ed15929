# A location in a program without an address, without a mapping, without both: each is 0; one that is not there is its number.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { seq: 1 flags: 1 interned_data { unsymbolized_source_locations { iid: 5 mapping_id: 2 } unsymbolized_source_locations { iid: 6 rel_pc: 3 } unsymbolized_source_locations { iid: 7 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 38 { 4: 5 } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "b" 38 { 4: 6 } } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "c" 38 { 4: 7 } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "d" 38 { 4: 0 } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"chrome_mojo_event_info":{"mojo_interface_method":{"native_symbol":{"mapping_id":2,"rel_pc":0}}}}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":110,"name":"b","args":{"chrome_mojo_event_info":{"mojo_interface_method":{"native_symbol":{"mapping_id":0,"rel_pc":3}}}}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":120,"name":"c","args":{"chrome_mojo_event_info":{"mojo_interface_method":{"native_symbol":{"mapping_id":0,"rel_pc":0}}}}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":130,"name":"d","args":{"chrome_mojo_event_info":{"mojo_interface_method_iid":0}}}
