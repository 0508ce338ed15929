Marks of the page's navigation (phase R) have a glyph of their own, also among
instants in one cell.
size: 100x24
keys: jll
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Load","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"R","name":"navigationStart","cat":"blink.user_timing","pid":1,"tid":1,"ts":100},
{"ph":"i","name":"tick","s":"t","pid":1,"tid":1,"ts":300},
{"ph":"R","name":"domComplete","cat":"blink.user_timing","pid":1,"tid":1,"ts":500,"args":{"frame":"A1"}},
{"ph":"i","name":"tick","s":"t","pid":1,"tid":1,"ts":700},
{"ph":"R","name":"loadEventEnd","cat":"blink.user_timing","pid":1,"tid":1,"ts":700.5}
]}
--- text
 ttv  trace.json   8 events   1 ms                   view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.50 ms             ┤┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬─
 ▼ app [1]           ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │▏Load──1 ms──────────────────────────────────────────────────────────────────
>   instants         │       ▾ navigationSt… ◆ tick         ▾ domComplete  ◈
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
                                                            │
 mark domComplete
 time 0.000 500 s    category blink.user_timing   scope thread
 app [1] / main [1]                                                                        line 3/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIR
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRR__________________|_______________________________________
....LLLLLLLL........._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
>>>>>>>>>>>>>>>>>>>>>_.......M.NNNNNNNNNNNNN.N.NNNN.........@.NNNNNNNNNNN..M
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
............................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....22222222.33333333333333333...22222.333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
