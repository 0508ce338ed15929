Mapped files by size, each with all of its ranges.
size: 80x30
keys: tmemory<Enter><Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"detailed","process_mmaps":{"vm_regions":[{"sa":"1000","sz":"1000","pf":5,"mf":"/a/small","bs":{"pss":"1000"}},{"sa":"2000","sz":"8000","pf":5,"mf":"/b/large","bs":{"pss":"1000"}},{"sa":"a000","sz":"2000","pf":6,"mf":"/c/middle","bs":{"pss":"1000"}},{"sa":"c000","sz":"2000","pf":6,"mf":"/a/small","bs":{"pss":"1000"}}]}}}}
]}
--- text
 ttv  trace.json   2 events   0          view -1 ns .. 63 ns   64 ns   1 ns/col
 all 0         │████████████████████████████████████████████████████████████████
│0 ns          ┤─┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns────┬50 ns────┬──
 ▼ app [1]     ┤╌│ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ memor…dumps│ ● 0xa
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
 memory dump 0xa                                                        1 of 18
 time       0 s
            absolute 0.000 100 s
 id         0xa
 process    app [1]
 level      detailed
       size  resident     dirty  mapped (4)
   32.0 KiB   4.0 KiB       0 B    /b/large
   12.0 KiB   8.0 KiB       0 B    /a/small
    8.0 KiB   4.0 KiB       0 B    /c/middle
 args (1)
 ▼ dumps {2}
 app [1] / memory dumps                                                line 2/2
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.R........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._RIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIRR
.P.PPPPPPP.....__|_RRRRRRRRRRRRRRRR_____________________________________________
>>>>>>>>>>>>>>>_.@.NNN
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
............33333333333333333333
.22.........333
.2222222....3333333
.22222......33333333
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.333333333333333333333333333333....22222222
.333333333333333333333333333333....22222222
.333333333333333333333333333333....222222222
.PPPPPPPP
.2.22222.333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
