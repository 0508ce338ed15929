# What is wrong with a profile of V8 is reported at one offset, however many threads read the file: several make two parts of this one.
--- input perfetto
packet { track_descriptor { uuid: 1 thread { pid: 5 tid: 6 } } }
!repeat 9000
packet { timestamp: 100 seq: 1 track_event { track_uuid: 1 name: "ProfileChunk" legacy_event { phase: 80 unscoped_id: 3 } debug_annotations { name: "data" legacy_json_value: "{\"cpuProfile\":{\"nodes\":[{\"id\":1,\"callFrame\":{\"functionName\":\"f\"}}],\"samples\":[1]},\"timeDeltas\":[1]}" } } }
!end
packet { timestamp: 100 seq: 1 track_event { track_uuid: 1 name: "ProfileChunk" legacy_event { phase: 80 unscoped_id: 3 } debug_annotations { name: "data" legacy_json_value: "{\"cpuProfile\":{\"nodes\":[{\"id\":2,\"parent\":9,\"callFrame\":{\"functionName\":\"f\"}}],\"samples\":[2]},\"timeDeltas\":[1]}" } } }
--- run export --threads=2 input.json
--- want warning
{"type":"warning","code":"bad-stack","count":1,"offset":2970168,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
