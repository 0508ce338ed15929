One snapshot of a heap without a row of all says what it has in all, and who has most.
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
{"ph":"O","name":"memory::Heap","id":"0x1","pid":7,"tid":1,"ts":10,"args":{"snapshot":[{"trace":"main loop","current_bytes":1048576},{"trace":"main parse","current_bytes":2097152}]}}
]}
--- text
 ttv  trace.json   17 events     view 0 µs .. 954 µs   955 µs   14.9 µs/col
 all 940 µs    │███▁███▁███▁███▁███▅████████████████████████▅███▁███▁███▁███▁███
│10 µs         ┤┬0 µs────────┬200 µs──────┬400 µs───────┬600 µs──────┬800 µs────
 ▼ process 7   ┤│╌ 1 thread, 1 track, 16 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │─── ─── ─── ─── ─── ─── ─── ─── ─── ─── ─── ─── ─── ─── ─── ───
>   mem…eap 0x1│●─memory::Heap─────────────────────────────────────────────────
 heap snapshots   1 snapshot of process 7            Tab, then Enter goes there
 heap      3.0 MiB
 stack     2.0 MiB  main parse
           1.0 MiB  main loop
 next      Enter the table of one   / look for a name







 process 7 / memory::Heap                                              line 3/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRIIIIIIIRRRR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________
....LLLLLLLL..._|aa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa.aaa
>>>>>>>>>>>>>>>_@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222......3333333
.22222.....3333333..3333333333
...........3333333..333333333
.2222......66666.3333333333333333...6.333333333333333







77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
