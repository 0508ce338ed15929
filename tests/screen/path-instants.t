The critical path goes on behind a thread of instants, to the beginning of the range.
size: 100x16
trace: shared/corpus/local/go-tool-trace.json
keys: %gC<Tab>G
--- text
 ttv  go-tool-trace.json   area 152 ms    10,578 events  view 0 ms .. 153 ms   154 ms   1.97 ms/col
 all 152 ms          │▃         ▃▃▆█▆▆██▇▆▆██▆█▇▇█▇█▆█▆▆███▇▆▆█▆█▆██▇▆▆█▇▇█▆▇█▆▆▆█▆████▆█▆██▆▆▆█▆▆▁▇
│0 ms                ┤                                   152 ms                                    s
> ▼ Proc 0 [0]       │▶╮        ▅ ▁▅▅▅▅▇▅▁ ▅ ▅▅▅▅▅▅▅▅▅▅▇▅▅───▇▇▇▇▇▇▏GC…▇▃▃▁▃▇───▇ GC (fraction… ▇ ▁
                     │││           ▁▁▁▁▇▁▁ ▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁  ▁▇▇▁▁▁▁▁ ▁▁   ▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁   ▁ │
                     │││               ·      · STW (mark te… ▂ STW (mark termination)   ·      · │
 critical path of 152 ms: 98.7 ms of work in 130 steps, 53 ms of waiting                 130 of 130
        WAIT WHY                             WORK PROCESS          THREAD          NAME
    -2.02 ms after                         7.1 µs PROCS [0]        Proc 0 [0]      G13 main.main.fu…
     -148 ns flow from                          0 PROCS [0]        Syscall…000003] unblock
    -2.32 ms after                         137 µs PROCS [0]        Proc 0 [0]      G14 main.main.fu…
    -23.5 µs after                         970 µs PROCS [0]        Proc 0 [0]      8 slices: G15 ma…
    -19.7 ms after                         452 µs PROCS [0]        Proc 0 [0]      G7 net/http.List…
>   -6.66 µs after                         154 µs PROCS [0]        Proc 0 [0]      G1 runtime.main
 after Proc 0 [0]
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTTTTTTTTTT--8888888888888------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||................_44444444444444444444444444444444444444444444444444444444444444444444444444444I
>>>>>>>>>>>>>>>>>>>>>_|F........m.mmmmmmmm.m.mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmwwwmmmmmmmmmmmmmmmmm.|
....................._|F...........nnnnnnn.n.nnnnnnnnnnnnnn..nnnnnnnn.nn...nnn.nnnnnnnnnnnnnn...n.|
....................._|F...............,......,.,,,,,,,,,,,,,.t.tttttttttttttttttttttt...,......,.|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222.............................2222.2222222..........222222..........2222
?...22222222.?????.........................??????.?????????........??????????......33333333333333333
?....2222222.?????????..........................?.?????????........???????????????.3333333
?...22222222.?????.........................??????.?????????........??????????......33333333333333333
?...22222222.?????.........................??????.?????????........??????????......22222222223333333
?...22222222.?????.........................??????.?????????........??????????......33333333333333333
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
