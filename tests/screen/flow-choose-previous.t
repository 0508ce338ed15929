The flows that come to the selection as a list to choose from.
size: 90x20
keys: G{
--- trace
[
{"ph":"X","name":"Post","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"s","cat":"ipc","id":2,"name":"copy","pid":1,"tid":2,"ts":12},
{"ph":"X","name":"Handle","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":60},
{"ph":"f","bp":"e","cat":"ipc","id":2,"name":"copy","pid":1,"tid":3,"ts":80}
]
--- text
 ttv  trace.json   7 events   90 µs        view 0 µs .. 91 µs   91.3 µs   1.25 µs/col
 all 90 µs      │█████████████████▄▄▄▄▄▄▄▄               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│50 µs          ┤┬0 µs──────────┬20 µs──────────┬40 µs──────────┬60 µs──────────┬80 µs────
 ▼ process 1    ┤╌╌ 3 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │▏Post──20 µs────                       │
    thread 2    │▏Idle──30●µs────────────               │
>   thread 3    │        ╰───────────────────────────────▶Handle▶█40 µs█████████▶████████
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
 flows that come here                                                              1 of 2
        WHEN WHY                        LENGTH THREAD          NAME
>     -50 µs flow from                   20 µs thread 1        Post
      -68 µs flow from                   30 µs thread 2        Idle
 process 1 / thread 3   depth 0   1 slice                                        line 4/4
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||.........._IIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRR
.P.PPPPPPPPP....____RRRRRRRRRRRRRRRRRRR_________________|_________________________________
....LLLLLLLL...._jjjjjjjjjjjjjjjj.......................|
....LLLLLLLL...._aaaaaaaaaFaaaaaaaaaaaaaa...............|
>>>>>>>>>>>>>>>>_........FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF|@@@@@@@F@@@@@@@@@@@@@@@F@@@@@@@@
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222........................222222.222222..........2222
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....222222.?????????...................?????.????????........3333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
