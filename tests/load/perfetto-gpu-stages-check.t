# What is wrong with stages of GPUs: a queue that nothing interned.
--- input perfetto
packet { seq: 1 flags: 1 timestamp: 0 interned_data { 2 { 1: 5 2: "by iid" } 23 { 1: 42 2: 7 3: 2 } 24 { 1: 1 2: "graphics" 3: "the queue" 4: 1 } 24 { 1: 2 2: "render" 3: "draws" 4: 1 } } }
packet { seq: 1 flags: 2 timestamp: 100 53 { 1: 1 2: 50 13: 1 14: 2 5: 42 8: 16 16: 9 15: 5 15: 1 6 { 1: "shader" 2: "blur" } } }
packet { seq: 1 flags: 2 timestamp: 120 53 { 1: 2 2: 50 13: 1 14: 2 18: 1 17: "own name" } }
packet { seq: 1 flags: 2 timestamp: 300 53 { 1: 3 2: 10 13: 1 20: 5 8: 16 } }
packet { seq: 1 flags: 2 timestamp: 310 53 { 1: 3 2: 10 13: 9 14: 2 } }
packet { seq: 2 timestamp: 200 65 { 1 { 3: 24 4: 16 5: "screen" } } }
packet { seq: 2 timestamp: 90 65 { 2 { 1: 5 2: 7 3: 8 5: 11 5: 12 6: 3 } } }
packet { seq: 3 timestamp: 400 53 { 1: 4 2: 5 3: 0 4: 1 11: 1 } }
packet { seq: 3 timestamp: 410 53 { 7 { 2 { 1: "q0" 2: "first" } 3 { 1: "s0" } 3 { 1: "s1" 2: "second" } } } }
packet { seq: 3 timestamp: 420 53 { 1: 5 3: 0 4: 1 11: 1 } }
packet { seq: 3 timestamp: 430 53 { 1: 6 2: 1 3: 5 4: 2 11: 1 } }
packet { seq: 3 timestamp: 50 63 { 1: 4 2: "drv" 3: "slow" } }
packet { seq: 4 timestamp: 0 track_descriptor { 1: 1 2: "host" } }
packet { seq: 4 timestamp: 80 track_event { type: 1 11: 1 23: "submit" 3000 { 1: 1 } } }
packet { seq: 4 timestamp: 85 track_event { type: 2 11: 1 } }
packet { seq: 4 timestamp: 180 track_event { type: 1 11: 1 23: "wait" 3000 { 2: 2 } } }
packet { seq: 4 timestamp: 185 track_event { type: 2 11: 1 } }
--- run check input.json
--- want
input.json: 16 events, 1 to report
  no-track, once
      an event that needs a track of another kind, or a process: dropped
      byte 183
