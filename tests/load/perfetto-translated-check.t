# A rule that is no message, which is counted where its packet is.
--- input perfetto
packet { seq: 1 timestamp: 1 track_descriptor { uuid: 1 3 { 1: 9 6: "p" } } }
packet { seq: 1 timestamp: 1 track_descriptor { uuid: 2 5: 1 2: "raw track" } }
packet { seq: 1 timestamp: 1 track_descriptor { uuid: 3 2: "raw track" } }
packet { seq: 1 timestamp: 10 track_event { type: 3 track_uuid: 2 name: "raw name" 28 { 1: 10 3: 5 } } }
packet { seq: 1 timestamp: 20 track_event { type: 3 track_uuid: 3 name: "as it is" 25 { 2: 20 } } }
packet { seq: 1 timestamp: 30 track_event { type: 3 track_uuid: 2 name: "m" 1011 { 1: 10 3: 20 } } }
packet { seq: 1 timestamp: 40 track_event { type: 3 track_uuid: 2 name: "unknown" 28 { 1: 11 } } }
packet { seq: 1 timestamp: 50 109 { 2:fixed32: 10 } }
packet { seq: 1 timestamp: 60 109 { 1: "said" 2:fixed32: 77 } }
packet { 82 { 1 { 1 { 1: 10 2: "Histogram.Needle" } 1 { 1: 10 2: "second" } } } }
packet { 82 { 2 { 1 { 1: 20 2: "Action" } } } }
packet { 82 { 3 { 1 { 1: 10 2: "site" } 2 { 1: 20 2: "mark" } } } }
packet { 82 { 4 { 1 { 1: "raw name" 2: "first" } 1 { 1: "raw name" 2: "clear name" } } } }
packet { 82 { 5 { 1 { 1: "raw track" 2: "clear track" } } } }
packet { 82 { 6 { 1 { 1: 10 2: "study" } 1: "\x02" } } }
--- run check input.json
--- want
input.json: 15 events, 1 to report
  bad-packet, once
      a packet that cannot be read: passed over, the next is read
      byte 376
