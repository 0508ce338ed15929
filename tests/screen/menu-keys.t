A key that others must follow: all of them, in columns.
size: 120x36
keys: g
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":5000,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":5100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":5150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":5400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":6200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":5050,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":6100,"dur":150},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"GPU"}},
{"ph":"X","name":"Swap","cat":"gfx","pid":8,"tid":1,"ts":5600,"dur":300}
]}
--- text
 ttv  trace.json   12 events   1.3 ms                                 view -0.01 ms .. 1.30 ms   1.32 ms   13.8 µs/col
 all 1.3 ms            │▄▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄███████████████████████▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄█████▄▄▄
│0.05 ms               ┤┬0.0 ms────────┬0.2 ms───────┬0.4 ms────────┬0.6 ms───────┬0.8 ms────────┬1.0 ms────────┬1.2 ms─
 ▼ Browser [7]         ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]             │    │▶█                                                                          ▏Write─────
  ▼ main [1]           │ ▏RunTask──1 ms───────────────────────────────────────────────────────────              ▏RunTa…
                       │    │   ▏Paint─────────       ▏Layout──500 µs─────────────────────
                       │    │       ───
 ▼ GPU [8]             ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1           │    │                                       ▏Swap──300 µs─────────
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
                            │
                            │
                            │
                            │
                            │
─ g ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
 l longest          ' marks            p causes           v area-other-end   2 slices           6 metadata
 L longest-in-view  t goto-time        P effects          F flame-again      3 names            7 warnings
 g first-line       n find-longest     O heaviest-path    s summary          4 threads          8 hits
 ; jump-forward     N find-longer      a area-show        1 timeline         5 counters         9 alerts
 Browser [7] / io [2]   depth 0   2 slices                                                                     line 2/7
 g …  Esc leave
--- style
------TTTTTTTTTT------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIR
.P.PPPPPPPPPPP.........____R|RRRRRRRRRRRRRRRRR__________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_....|@@..........................................................................ccccccccccc
..L.LLLLLLLL..........._.mmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm..............mmmmmmm
......................._....|...rrrrrrrrrrrrrrr.......ffffffffffffffffffffffffffffffffffff
......................._....|.......ddd
.P.PPPPPPP.............____R|RRRRRRRRRRRRRRR____________________________________________________________________________
....LLLLLLLL..........._....|.......................................rrrrrrrrrrrrrrrrrrrrrr
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
_...____________________________________________________________________________________________________________________
7!777777777777777777!777777777777777777!777777777777777777!777777777777777777!777777777777777777!77777777777777777777777
7!777777777777777777!777777777777777777!777777777777777777!777777777777777777!777777777777777777!77777777777777777777777
7!777777777777777777!777777777777777777!777777777777777777!777777777777777777!777777777777777777!77777777777777777777777
7!777777777777777777!777777777777777777!777777777777777777!777777777777777777!777777777777777777!77777777777777777777777
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.655..666555555
