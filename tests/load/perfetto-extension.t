# Packets that describe extensions bring names, types and enums, for events before and after them; also for annotations that name the type of their message.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "before" 4901: 1 4901: 300 26 { 1: "s" 50: -4 } } }
packet { extension_descriptor { extension_set { file { name: "acme.proto" package: "acme.trace"
 message_type { name: "Parcel"
  field { name: "label" number: 1 label: 1 type: 9 } field { name: "weights" number: 2 label: 3 type: 17 }
  field { name: "kind" number: 3 label: 1 type: 14 type_name: ".acme.trace.Parcel.Kind" }
  field { name: "inside" number: 4 label: 3 type: 11 type_name: ".acme.trace.Parcel" }
  field { name: "ratio" number: 5 label: 1 type: 1 } field { name: "small" number: 6 label: 1 type: 2 }
  field { name: "key" number: 7 label: 1 type: 6 } field { name: "delta" number: 8 label: 1 type: 16 }
  field { name: "raw" number: 9 label: 1 type: 12 } field { name: "flag" number: 10 label: 1 type: 8 }
  field { name: "u" number: 11 label: 1 type: 4 } field { name: "places" number: 12 label: 3 type: 7 }
  field { name: "notes" number: 13 label: 3 type: 11 type_name: ".perfetto.protos.DebugAnnotation" }
  field { name: "from" number: 14 label: 1 type: 11 type_name: ".perfetto.protos.SourceLocation" }
  enum_type { name: "Kind" value { name: "KIND_NONE" number: 0 } value { name: "KIND_ODD" number: -1 } value { name: "KIND_BOX" number: 1 } } 
  extension { name: "parcel" extendee: ".perfetto.protos.TrackEvent" number: 9900 label: 1 type: 11 type_name: ".acme.trace.Parcel" } }
 extension { name: "rooms" extendee: ".perfetto.protos.TrackEvent" number: 4901 label: 3 type: 13 }
 extension { name: "urgency" extendee: ".perfetto.protos.ChromeKeyedService" number: 50 label: 1 type: 5 } } } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "after" 9900 { 1: "top" 2: 5 2: 6 3: 1 4 { 3: -1 } 4 { 4 { 3: 7 } } 10: 1 } 4901: "\x01\xac\x02" } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "numbers" 9900 { 2: "\x01\x02" 5:double: 2.5 6:fixed32: 0x3f400000 7:fixed64: 18446744073709551615 8:fixed64: 18446744073709551615 9: "\x00" 11: 18446744073709551615 12: "\x01\x00\x00\x00\x02\x00\x00\x00" } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "messages" 9900 { 13 { 10: "n" 4: 5 } 13 { 4: 6 } 14 { 2: "f.cc" 4: 3 } 99: 1 } } }
packet { seq: 1 flags: 1 interned_data { debug_annotation_value_type_names { iid: 3 name: ".acme.trace.Parcel" } } }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 2 name: "annotations" debug_annotations { name: "a" proto_type_name: ".acme.trace.Parcel" proto_value: "\x0a\x01x" } debug_annotations { name: "b" proto_type_name_iid: 3 proto_value: "\x18\x01" } debug_annotations { name: "c" proto_type_name: ".no.such" proto_value: "\x18\x01" } } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"before","args":{"rooms":[1,300],"chrome_keyed_service":{"name":"s","urgency":-4}}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":110,"name":"after","args":{"parcel":{"label":"top","weights":[-3,3],"kind":"KIND_BOX","inside":[{"kind":"KIND_ODD"},{"inside":[{"kind":7}]}],"flag":true},"rooms":[1,300]}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":120,"name":"numbers","args":{"parcel":{"weights":[-1,1],"ratio":2.5,"small":0.75,"key":18446744073709551615,"delta":-1,"raw":"AA==","u":18446744073709551615,"places":[1,2]}}}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":130,"name":"messages","args":{"parcel":{"n":5,"notes":[{"4":6}],"from":{"file_name":"f.cc","line_number":3},"99":1}}}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":140,"name":"annotations","args":{"a":{"label":"x"},"b":{"kind":"KIND_BOX"},"c":{"3":1}}}
