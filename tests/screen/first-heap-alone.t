Snapshots of a heap say how it grew where nothing else is in the trace.
size: 80x14
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"O","name":"memory::Heap","id":"0x1","pid":7,"tid":1,"ts":10,"args":{"snapshot":[{"trace":"","current_bytes":3145728},{"trace":"main loop","current_bytes":1048576}]}},
{"ph":"O","name":"memory::Heap","id":"0x1","pid":7,"tid":1,"ts":990,"args":{"snapshot":[{"trace":"","current_bytes":7340032},{"trace":"main loop","current_bytes":6291456}]}}
]}
--- text
 ttv  trace.json   3 events    view -10 µs .. 985 µs   996 µs   15.6 µs/col
│0 µs          ┤┬0 µs────────┬200 µs──────┬400 µs──────┬600 µs──────┬800 µs─────
 ▼ app [7]     ┤│╌ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   mem…eap 0x1│●─memory::Heap─────────────────────────────────────────────────●
                │
 heap snapshots   2 snapshots of app 7               Tab, then Enter goes there
 heap      +4.0 MiB  3.0 MiB to 7.0 MiB
 stack     +5.0 MiB  1.0 MiB to 6.0 MiB  main loop
 next      Enter the table of one   / look for a name



 app [7] / memory::Heap                                                line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRR_____________________________________________
>>>>>>>>>>>>>>>_@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222......33333333..33333333333333333333
.22222.....33333333..33333333333333333333333333333
.2222......66666.3333333333333333...6.333333333333333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
