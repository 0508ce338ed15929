# What stands behind a nested enum and a nested message in a description is of the message around them.
--- input perfetto
packet { extension_descriptor { extension_set { file { package: "p" message_type { name: "Outer" enum_type { name: "E" value { name: "ONE" number: 1 } value { name: "TWO" number: 2 } } nested_type { name: "In" field { name: "i" number: 1 label: 1 type: 5 } } nested_type { name: "Last" field { name: "e" number: 2 label: 1 type: 14 type_name: ".p.Outer.E" } field { name: "in" number: 3 label: 1 type: 11 type_name: ".p.Outer.In" } } extension { name: "x" number: 9900 label: 1 type: 11 type_name: ".p.Outer.Last" extendee: ".perfetto.protos.TrackEvent" } } enum_type { name: "F" value { name: "THREE" number: 3 } } message_type { name: "After" field { name: "f" number: 1 label: 1 type: 14 type_name: ".p.F" } extension { name: "y" number: 9901 label: 1 type: 11 type_name: ".p.After" extendee: ".perfetto.protos.TrackEvent" } } } } } }
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 9900 { 2: 2 3 { 1: 8 } } 9901 { 1: 3 } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"x":{"e":"TWO","in":{"i":8}},"y":{"f":"THREE"}}}
