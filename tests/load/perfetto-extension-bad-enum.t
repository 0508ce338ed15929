# Of an enum of which two values have no name that can be one, the rest holds; the description is counted as damaged.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { extension_descriptor { extension_set { file { package: "p"
 enum_type { name: "E" value { name: "ONE" number: 1 } value { name: "T O" number: 2 } value { name: "THREE" number: 3 } value { name: "" number: 4 } }
 extension { name: "m" extendee: ".perfetto.protos.TrackEvent" number: 1001 label: 1 type: 14 type_name: ".p.E" } } } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 1001: 1 } }
packet { timestamp: 200 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 1001: 2 } }
packet { timestamp: 300 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 1001: 3 } }
packet { timestamp: 400 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 1001: 4 } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"m":"ONE"}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":200,"name":"a","args":{"m":2}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":300,"name":"a","args":{"m":"THREE"}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":400,"name":"a","args":{"m":4}}
{"type":"warning","code":"bad-description","count":1,"offset":16,"message":"a description of extensions that is damaged or too large: what it does not name is called by its number"}
