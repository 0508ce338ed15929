# Heap profiles as samples: bytes that were allocated at each dump, and those that are left at the last one; none of them is a sample of what ran.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 4 timestamp: 500 } } }
packet { seq: 1 flags: 1 interned_data { function_names { iid: 1 str: "main" } function_names { iid: 2 str: "leaf" } frames { iid: 1 function_name_id: 1 } frames { iid: 2 function_name_id: 2 } callstacks { iid: 1 frame_ids: 1 } callstacks { iid: 2 frame_ids: 1 frame_ids: 2 } } }
packet { seq: 1 flags: 2 timestamp: 1600 37 { 7: 0 6: 1 5 { 1: 7 9: 600 15: 550 11: "libc.malloc" 2 { 1: 1 2: 100 3: 40 5: 10 6: 4 } } } }
packet { seq: 1 flags: 2 timestamp: 1600 37 { 7: 1 5 { 1: 7 9: 600 15: 550 11: "libc.malloc" 2 { 1: 2 2: 30 5: 3 } } 5 { 1: 7 9: 600 11: "com.android.art" 2 { 1: 2 2: 8 3: 2 5: 1 6: 1 } } } }
packet { seq: 1 flags: 2 timestamp: 1700 37 { 7: 2 5 { 1: 7 9: 700 11: "libc.malloc" 2 { 1: 1 2: 150 3: 40 5: 12 6: 4 } 2 { 1: 2 2: 30 3: 30 5: 3 6: 3 } 2 { 1: 9 2: 1 } } } }
packet { seq: 2 timestamp: 1800 37 { 7: 0 1 { 1: 1 2: "own" } 2 { 1: 1 2: 1 } 3 { 1: 5 2: 1 } 5 { 1: 8 9: 800 13: 1 2 { 1: 5 8: 64 9: 2 } } } }
--- want track sample
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"track","parent":0,"upid":0,"name":"allocated, com.android.art"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"name":null,"unit":"B"}
{"type":"track","track":3,"kind":"track","parent":0,"upid":0,"name":"allocated, libc.malloc"}
{"type":"track","track":4,"kind":"sample","parent":3,"upid":0,"name":null,"unit":"B"}
{"type":"track","track":5,"kind":"track","parent":0,"upid":0,"name":"not freed, libc.malloc"}
{"type":"track","track":6,"kind":"sample","parent":5,"upid":0,"name":null,"unit":"B"}
{"type":"track","track":7,"kind":"process","upid":1,"name":null}
{"type":"track","track":8,"kind":"track","parent":7,"upid":1,"name":"allocated, unknown"}
{"type":"track","track":9,"kind":"sample","parent":8,"upid":1,"name":null,"unit":"B"}
{"type":"track","track":10,"kind":"track","parent":7,"upid":1,"name":"not freed, unknown"}
{"type":"track","track":11,"kind":"sample","parent":10,"upid":1,"name":null,"unit":"B"}
{"type":"sample","track":2,"ts":1100,"weight":8,"stack":["main","leaf"]}
{"type":"sample","track":4,"ts":1100,"weight":100,"stack":["main"]}
{"type":"sample","track":4,"ts":1100,"weight":30,"stack":["main","leaf"]}
{"type":"sample","track":4,"ts":1200,"weight":50,"stack":["main"]}
{"type":"sample","track":6,"ts":1200,"weight":110,"stack":["main"]}
{"type":"sample","track":9,"ts":1300,"weight":64,"stack":["own"]}
{"type":"sample","track":11,"ts":1300,"weight":64,"stack":["own"]}
