# A tid that two descriptors have is two threads, however many threads read the file: each of its parts defines both.
--- input perfetto
packet { timestamp: 100 track_descriptor { uuid: 1 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 trusted_packet_sequence_id: 1 track_event { type: 3 track_uuid: 1 name: "a" } }
!repeat 60000
packet { timestamp: 110 trusted_packet_sequence_id: 1 track_event { type: 3 track_uuid: 9 name: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
!end
packet { timestamp: 100 track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w2" } } }
packet { timestamp: 200 trusted_packet_sequence_id: 1 track_event { type: 3 track_uuid: 2 name: "b" } }
--- run export --threads=2 input.json
--- want thread
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"w"}
{"type":"thread","utid":1,"upid":0,"tid":7,"name":"w2"}
