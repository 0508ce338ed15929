The summary is of what the filter lets through, from all rows; of slices inside of others only the outer.
size: 80x24
keys: gs<Tab>&Layout<Enter>
--- trace
[
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"main","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Task","cat":"a","pid":1,"tid":1,"ts":10,"dur":400},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":1,"ts":20,"dur":300},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":1,"ts":30,"dur":200},
{"ph":"X","name":"Task","cat":"a","pid":1,"tid":1,"ts":500,"dur":450},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":1,"ts":510,"dur":100},
{"ph":"B","name":"Layout","cat":"b","pid":1,"tid":1,"ts":960},
{"ph":"X","name":"Read","cat":"a","pid":1,"tid":2,"ts":100,"dur":50},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":2,"ts":200,"dur":120}
]
--- text
 ttv  trace.json   &Layout     view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │ ▄▄▄▄▄▄▄▄▄▄▄█████████           ▄▄▄▄▄▄▄▁                     ▄▄▄
│0.50 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 1   ┤╌╌ 2 threads, 5 of 9 slices ╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ main [1]   │ ▏Layout──300 µs────           │▶Layo…
               │  ▏Layout─────                 │
         lane 2│                               │                            ──»
    io [2]     │             ▏Layout           │
                                               │
                                               │
 what is slow in this view   filtered                Tab, then Enter goes there
 slowest    300 µs  Layout  main [1]
            120 µs  Layout  io [2]
 self       520 µs  100.0 %  Layout
 odd             1  a begin without an end, or an X without dur
                 1  slices of one thread that overlap without nesting






 process 1 / main [1]   dept…   filter: Layout  5 slices  tracks 3/3   line 2/5
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details …
--- style
------TTTTTTTTTT--888888888----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRRRRRRRR____|________________________________
>>>>>>>>>>>>>>>_.fffffffffffffffffff...........|@@@@@@
..............._..ffffffffffff.................|
.........LLLLLL_...............................|............................fff
....LLLLLL....._.............fffffff...........|
...............................................|
...............................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..333333..22222222
............333333..333333..222222
.2222.......333333..2222222..333333
.222.............3..3333333333333333333333333333333333333333333
.................3..3333333333333333333333333333333333333333333333333






77777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555.5
