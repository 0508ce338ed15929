# The numbers around the last packet field that has a name, 900: those without one are no content.
--- input perfetto
packet { timestamp: 1 899 { 1: 1 } }
packet { timestamp: 2 900 { 1: 1 } }
packet { timestamp: 3 901 { 1: 1 } }
packet { timestamp: 4 902 { 1: 1 } 900 { 1: 1 } }
packet { timestamp: 5 900 { 1: 1 } 902 { 1: 1 } }
packet { timestamp: 6 902: 1 }
packet { timestamp: 7 seq: 1 track_event { type: 3 name: "i" track_uuid: 1 } }
--- run check input.json
--- want
input.json: 1 event, 5 to report
  not-read-yet, 5 times
      data that this version recognises but does not read: kept as metadata where it is JSON
      field 899 1  for_testing 3  field 901 1
      byte 0
      byte 9
      byte 18
      byte 27
      byte 41
