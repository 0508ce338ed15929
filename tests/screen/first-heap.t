Snapshots of a heap say how it grew from the first to the last, and whose allocations did: a row without a stack is of all, a second one of those whose stack is not known.
size: 80x20
--- trace
{"traceEvents":[
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":0,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":60,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":120,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":180,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":240,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":300,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":360,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":420,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":480,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":540,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":600,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":660,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":720,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":780,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":840,"dur":40},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":900,"dur":40},
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"O","name":"memory::Heap","id":"0x1","pid":7,"tid":1,"ts":10,"args":{"snapshot":[{"trace":"","current_bytes":3145728},{"trace":"main loop","current_bytes":1048576},{"trace":"main parse","current_bytes":2097152},{"trace":"","current_bytes":77}]}},
{"ph":"O","name":"memory::Heap","id":"0x1","pid":7,"tid":1,"ts":500,"args":{"snapshot":[]}},
{"ph":"O","name":"memory::Heap","id":"0x1","pid":7,"tid":1,"ts":990,"args":{"snapshot":[{"trace":"","current_bytes":7340032},{"trace":"main loop","current_bytes":6291456},{"trace":"main draw","current_bytes":1048576},{"trace":7,"current_bytes":5},{"trace":"odd","current_bytes":-5e300},{"trace":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","current_bytes":9000},{"trace":"frame00 frame01 frame02 frame03 frame04 frame05 frame06 frame07 frame08 frame09 frame10 frame11 frame12 frame13 frame14 frame15 frame16 frame17 frame18 frame19 frame20 frame21 frame22 frame23 frame24 frame25 frame26 frame27 frame28 frame29","current_bytes":8000},{"trace":"huge","current_bytes":1e300},{"trace":"","current_bytes":99}]}}
]}
--- text
 ttv  trace.json   20 events   view 0.00 ms .. 1.00 ms   1.01 ms   15.7 µs/col
 all 990 µs    │██████████████████▇███▁███▁███▁███▇██████████████████▁███▁███▁▁▁
│0.01 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms──────┬0.6 ms─────┬0.8 ms──────┬
 ▼ app [7]     ┤│╌ 1 thread, 1 track, 16 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │─── ──  ── ─── ─── ─── ──  ──  ── ─── ─── ─── ──  ── ─── ───
>   mem…eap 0x1│●─memory::Heap─────────────────●──────────────────────────────●
 heap snapshots   3 snapshots of app 7               Tab, then Enter goes there
 heap      +4.0 MiB  3.0 MiB to 7.0 MiB
 stack     +5.0 MiB  1.0 MiB to 6.0 MiB  main loop
           -2.0 MiB  2.0 MiB to 0 B  main parse
           +1.0 MiB  0 B to 1.0 MiB  main draw
           +8.8 KiB  0 B to 8.8 KiB  xxxxxxxxxxxx…xxxxxxxxxxxxxxxxxxxxxxxxxxxx
           +7.8 KiB  0 B to 7.8 KiB  frame15 fram…me26 frame27 frame28 frame29
 next      Enter the table of one   / look for a name




 app [7] / memory::Heap                                                line 3/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRI
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________
....LLLLLLLL..._|aa.aa..aa.aaa.aaa.aaa.aa..aa..aa.aaa.aaa.aaa.aa..aa.aaa.aaa
>>>>>>>>>>>>>>>_@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222......33333333..33333333333333333333
.22222.....33333333..33333333333333333333333333333
...........33333333..33333333333333333333333333
...........33333333..3333333333333333333333333
...........33333333..333333333333333333333333333333333333333333333333333333333
...........33333333..333333333333333333333333333333333333333333333333333333333
.2222......66666.3333333333333333...6.333333333333333




77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
