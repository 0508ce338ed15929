Tab completes the word with its underscore, not what is behind that.
size: 80x24
keys: ;SELECT * FROM thread_s<Tab>
--- trace
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":100,"dur":50,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":200,"dur":300,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":520,"dur":30,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":560,"dur":30,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":600,"dur":400,"pid":7,"tid":1}]
--- text
 ttv  trace.json   8 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████  ████  ████████████████████ ███████████████████████████████
│0.60 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤╌╌ 1 thread, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]   │▏pa…  ───    ▏parse──300 µs──── ▂──▏─▶▶draw██400 µs████████████
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
 words of SQL                                                            1 of 6
> thread_state                 What threads did: ran, waited, slept
  thread_state_track           Tracks of states that belong to a thread
  thread_ts                    the thread's CPU time when it begins
  thread_instruction_count     instructions of the thread when it begins
  thread_instruction_delta     instructions that it took
  heap_graph_thread_callsite   What asked them for room
sql: SELECT * FROM thread_state
 SELECT ... WHERE ts BETWEEN $start AND $end  $slice $track  !SELECT hits  Tab …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRR________________|__________________________
>>>>>>>>>>>>>>>_bbbb..bbb....bbbbbbbbbbbbbbbbbb.fffff@@@@@@@@@@@@@@@@@@@@@@@@@@
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
44444444444444444444444444444444444444444444444444444444444444444444444444444444
???????????????????????????????????????????????????????????????????????
???????????????????????????????????????????????????????????????????
????????????????????????????????????????????????????????????????????????
????????????????????????????????????????????????????????
???????????????????????????????????????????????????????
:::::::::::::::::::::::::::::::|::::::::::::::::::::::::::::::::::::::::::::::::
.6666665555555555555555555555555555555555555..6666665555555..666666655555..666.5
