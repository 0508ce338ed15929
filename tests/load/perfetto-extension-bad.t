# What is damaged in a description of extensions is passed over and counted, once a packet; the rest holds.  Of two descriptions the later goes before.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { extension_descriptor { extension_set { file { package: "p"
 message_type { name: "M.N" field { name: "a" number: 1 label: 1 type: 5 } }
 message_type { name: "M" field { name: "a b" number: 1 label: 1 type: 5 } field { name: "b" number: 2 label: 1 type: 99 } field { name: "c" number: 0 label: 1 type: 5 } field { name: "d" number: 536870912 label: 1 type: 5 } field { name: "e" number: 5 label: 1 type: 5 } }
 extension { name: "m" extendee: ".perfetto.protos.TrackEvent" number: 1001 label: 1 type: 11 type_name: ".p.M" }
 extension { name: "nowhere" number: 1002 label: 1 type: 5 } } } } }
packet { extension_descriptor { extension_set { file { extension { name: "n" extendee: ".perfetto.protos.TrackEvent" number: 1001 label: 1 type: 11 type_name: ".p.M" } } } } }
packet { extension_descriptor { extension_set: "\x0a\x7f" } }
packet { extension_descriptor { extension_set_gzip: "no gzip" } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 1001 { 1: 4 2: 5 5: 6 } 1002: 7 } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"n":{"1":4,"2":5,"e":6},"extension_1002":7}}
{"type":"warning","code":"bad-description","count":3,"offset":16,"message":"a description of extensions that is damaged or too large: what it does not name is called by its number"}
