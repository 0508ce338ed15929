The details of an instant have the members of its event that the format has no
name for.
size: 60x24
keys: jjj/tick<Enter><Enter>
--- trace
{"traceEvents":[
{"ph":"X","name":"work","pid":7,"tid":1,"ts":0,"dur":100},
{"ph":"i","name":"tick","pid":7,"tid":1,"ts":42,"s":"t","site":"main.c:7"}
]}
--- text
 ttv  trace.json   2 events  0 µs .. 102 µs  2.22 µs/col
 all 100 µs  │███████████████████▾██████████████████████████
│42 µs       ┤┬0 µs─────────────────┬50 µs────────────────┬─
 ▼ process 7 ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1 │▏work──100 µs────────────────────────────────
>   instants │                  ◆ tick
                                │
                                │
                                │
                                │
                                │
                                │
                                │
 instant tick                                        1 of 7
 name       tick
 time       0.000 042 s
 scope      thread
 process    process 7
 thread     thread 1
 event (1)
   site "main.c:7"

 process 7 / thread 1        /tick  match 1 of 1   line 3/3
 j/k line  Enter go  Space fold  Tab tracks  q close  …
--- style
------TTTTTTTTTT-------------TTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRRR.._OOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOO
||||||......._IIIIIRRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRRIR
.P.PPPPPPPPP.____RRRRRRRRRRRRRRR|R__________________________
....LLLLLLLL._aaaaaaaaaaaaaaaaaa|aaaaaaaaaaaaaaaaaaaaaaaaaa
>>>>>>>>>>>>>_..................@.NNNN
................................|
................................|
................................|
................................|
................................|
................................|
................................|
111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444
.2222.......33333333333
.22222......333333
.2222222....333333333
.222222.....33333333
.PPPPPPPPP
...2222.3333333333

777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..5
