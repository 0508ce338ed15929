# Values of a counter with a phase that are no numbers are left out and counted; the others are there.
--- input perfetto
packet { seq: 1 flags: 1 track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } trace_packet_defaults { 11: { 11: 2 } } }
packet { timestamp: 1000 seq: 1 track_event { track_uuid: 2 name: "c" debug_annotations { name: "u" double_value: 1 } debug_annotations { name: "v" double_value: inf } debug_annotations { name: "w" double_value: 3 } legacy_event { phase: 67 } } }
packet { timestamp: 2000 seq: 1 track_event { track_uuid: 2 name: "c" debug_annotations { name: "u" double_value: nan } debug_annotations { name: "v" double_value: 4 } debug_annotations { name: "w" double_value: 5 } legacy_event { phase: 67 } } }
packet { timestamp: 3000 seq: 1 track_event { track_uuid: 2 name: "c" debug_annotations { name: "u" double_value: inf } debug_annotations { name: "v" double_value: nan } debug_annotations { name: "w" double_value: -inf } legacy_event { phase: 67 } } }
packet { timestamp: 3500 seq: 1 track_event { track_uuid: 2 name: "d" legacy_event { phase: 67 } } }
packet { timestamp: 4000 seq: 1 track_event { track_uuid: 2 name: "d" debug_annotations { name: "t" string_value: "1" } debug_annotations { name: "x" double_value: inf } legacy_event { phase: 67 } } }
--- want counter gap warning
{"type":"counter","track":1,"ts":1000,"series":"u","value":1}
{"type":"counter","track":1,"ts":1000,"series":"w","value":3}
{"type":"counter","track":1,"ts":2000,"series":"w","value":5}
{"type":"counter","track":1,"ts":2000,"series":"v","value":4}
{"type":"warning","code":"counter-value","count":7,"offset":24,"message":"a counter value that is no number: that value is skipped"}
{"type":"warning","code":"counter-without-args","count":1,"offset":207,"message":"a counter event without values: makes no sample"}
