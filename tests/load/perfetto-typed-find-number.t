# Args are found by the number that an undescribed extension has for a name.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
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
packet { seq: 1 flags: 1 interned_data { histogram_names { iid: 4 name: "Startup.Time" } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "plain" debug_annotations { name: "k" int_value: 5 } } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "known" 24 { 7: 1 } } }
packet { timestamp: 120 seq: 1 track_event { type: 3 track_uuid: 2 name: "described" 9900 { 3: 1 } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "undescribed" 1234 { 3: 1 } } }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 2 name: "annotation" debug_annotations { name: "d" dict_entries { name: "e" proto_type_name: "acme.trace.Parcel" proto_value: "\x18\x01" } } } }
packet { timestamp: 150 seq: 1 track_event { type: 3 track_uuid: 2 name: "histogram" 28 { 4: 4 } } }
packet { timestamp: 160 seq: 1 track_event { type: 3 track_uuid: 2 name: "bytes" 50 { 1: "\xff\x00\x01" } } }
--- run find --in=args extension_12 input.json
--- want
   0.000 000 030 s            undescribed  process 1 / w [7]
