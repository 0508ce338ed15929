go: name by thread of 20 ms.
size: 120x36
trace: traces/go-tool-trace.json
keys: gt40ms<Enter>Vgt60ms<Enter><Enter>x
--- text
 ttv  go-tool-trace.json   area 20 ms    10,578 events   151.727 ms           view 0 ms .. 153 ms   153 ms   1.6 ms/col
 all 152 ms            │▃           ▂▃▅▆█▆▃███▇▆▆▆██▆█▇▇▇█▆▇█▆█▆▄█████▆▆▆█▇▆█▆█▆█▆▄▆██▇▆█▆▇▆█▆▆▆██▆█████▆█▆███▆▆▆██▆▆▃▅▇
│60 ms                 ┤┬0 ms───────┬20 ms───────    20 ms    60 ms───────┬80 ms──────┬100 ms──────┬120 ms─────┬140 ms──
 ▼ STATS [1]           ┤╌╌ 3 tracks ╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ Gorout…nning 0 0..2│▇___________▄▄▄▄▇▇▇▇▇▇▇▇▄▄▇▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▄▇▄▄▇
    Runnable    0 0..12│▁___________▅▄▅_▅▇▅▃▂▂▄▂▁▁▅▁▂▄▃▄▄▅▃▄▄▄▄▂▄▂▂▄▄▂▅_▂▃▂▃▅▄▄▃▃▁▅▃▁▂▁▅▃▁▄▂▂▁▁▄▄▃▅▄▅▆▂▃▂▂▄▂▂▂▂_▄▅_▂▂▁▁
    GCWaiting    0 0..6│___________________▄_▆▆______▄_▅_▆▄_▅_▅__▂__▄▁________▄▄▄__________▄▁___▇▄_▇______▁▁▁____▅▅▅___
  ▼ Heap.A…ocated 3.23M│▂▂▂▂▂▂▂▂▂▂▂▂▂▂▄▄▄▂▃▄▄▄▄▄▃▃▄▄▄▄▃▄▃▄▄▄▄▄▄▄▄▄▄▅▄▄▅▅▅▅▄▅▃▄▅▄▄▃▄▅▅▅▆▆▇▇▇▆▆▃▃▃▄▄▃▄▄▄▅▄▅▅▅▅▄▄▄▃▃▄▄▄▃▃▄
    NextGC      969,080│________________▄▄▃▄▄_▄▄▁▁▁_▄▄▄▅▃▄▄▄▄▂▄▄▄▃▄▄▂▄▂__▄▄▅▅▃▆▂▄▃▁__▆▂▁▁_▆▂▇▂▂▂▁▄▂▄▃▁▅▅▂▅▂▆▄▃▄▁▁▁▁▄▂▂▄
  ▼ Thread…nning 0 0..2│▇___________▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▄▇▇▇▇
    InSyscall    0 0..1│______________▇____________________▇▇______________▇▇___________________________▇______________
 ▼ PROCS [0]           ┤╌╌ 5 threads, 2,049 slices ╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   GC [1000004]       │              ▃▇▅  ▅▁▇▃▅▏GC──▇ ▃ ▅▃▁▃▶▶▃▅▅▃▅▇▁  ▃▅ ▅ ▁▅▃▇  ▁▇▁▏GC─ ▇▁  ▁▇▁▅▇ ── ▇▁▅▃▇▅▁  ▏GC ▃▃
    Network [1000002]  │              ◈  ◈◆ unblock       ◈◈◈│      ◈◆   ◆◈◈◈◈       ◈         ◈◆ ◈◈   ◈
    Syscalls [1000003] │              ◈          │          ◆│unblock       ◆ unblock                   ◆ unblock
  ▼ Proc 0 [0]         │▃ G7 net/h… ▃▃▃ ▇▇▃▇▇▇▃▃ │▃ ▃▇▃▃▃▇▃▇▇▃▇▃▇▇▇▇▏GC …▏─▇▇▇▇▇▏GC…▇▇▃▁▁ ▇▇───▇▇▇▇▇▇▇▃▇▇▃▃▇▇▃▃──▏─▇▃◈▃
 AREA 20 ms   [Slices]  Counters  Instants  Flows                                                            364 slices
 by name,thread   clipped (*) to the area   in TOTAL nested slices count once
  NAME                                     THREAD                       COUNT     WALL▾    SELF  SELF%      MAX  AREA%
  GC                                       GC [1000004], PROCS [0]          6  9.71 ms* 9.71 ms   27.5  5.74 ms   48.5
  GC (fractional)                          Proc 1 [1], PROCS [0]            7  7.32 ms  7.14 ms   20.2  4.86 ms   36.6
  G11 main.main.func4                      Proc 1 [1], PROCS [0]            3  2.28 ms*  577 µs    1.6  1.84 ms   11.4
  G10 main.main.func4                      Proc 1 [1], PROCS [0]           10  2.01 ms  1.77 ms    5.0   932 µs   10.1
  STW (sweep termination)                  Proc 1 [1], PROCS [0]            3  1.94 ms* 1.94 ms    5.5  1.69 ms    9.7
  G11 main.main.func4                      Proc 0 [0], PROCS [0]           12  1.83 ms  1.46 ms    4.1   430 µs    9.1
  G14 main.main.func4                      Proc 1 [1], PROCS [0]            7  1.62 ms   548 µs    1.6  1.14 ms    8.1
  MARK ASSIST                              Proc 1 [1], PROCS [0]            5  1.61 ms  1.57 ms    4.5  1.02 ms    8.0
  G37 net/http.(*persistConn).writeLoop    Proc 0 [0], PROCS [0]            3  1.43 ms  1.43 ms    4.1   1.4 ms    7.2
  G15 main.main.func4                      Proc 0 [0], PROCS [0]            7  1.04 ms  1.01 ms    2.9   269 µs    5.2
  GC (fractional)                          Proc 0 [0], PROCS [0]            8   973 µs   973 µs    2.8   393 µs    4.9
  G13 main.main.func4                      Proc 0 [0], PROCS [0]           10   958 µs   870 µs    2.5   277 µs    4.8
  G15 main.main.func4                      Proc 1 [1], PROCS [0]            6   950 µs   354 µs    1.0   644 µs    4.8
  G52 net/http.(*conn).serve               Proc 0 [0], PROCS [0]            4   898 µs   885 µs    2.5   859 µs    4.5
  TOTAL 62                                                                364  35.3 ms  35.3 ms  100.0  5.74 ms  176.5
 PROCS [0] / GC [1000004]   depth 0   32 slices                                                              line 10/18
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  y/e copy/write  B group by  …
--- style
------TTTTTTTTTTTTTTTTTT--888888888888----------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._IIIIIRRRRRRRIIIIIIRRRRRRR4444444444444IIIIIRRRRRRRIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRR
.P.PPPPPPPPP...........____RRRRRRRR______________|___________|__________________________________________________________
..L.LLLLLLLLLLLL.LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLL....LLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLLLL....LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
..L.LLLLLLLLLLLLL.LLLLL_KKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLL......LLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
..L.LLLLLLLLLLLL.LLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLLLL....LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRR|___________|__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_..............aaa..aaaaaa|aaaa.a.aaaa@@aaaaaaa..aa.a.aaaa..aaaaaaa.aa..aaaaa.aa.aaaaaaa..aaa.aa
....LLLLLLLLLLLLLLLLL.._..............N..NN.NNNNN|N.......NNN|......NN...NNNNN.......N.........NN.NN...N
....LLLLLLLLLLLLLLLLLL._..............N..........|..........N|NNNNNNN.......N.NNNNNNN...................N.NNNNNNN
..L.LLLLLLLLLL........._w.wwwwwwwww.www.wwwwwwww.|w.wwwwwwwww|wwmmmmmmmmmwwmmmmmmmmmmmmmm.mmwwwmmmmmmmmmdddddddddmmddNd
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222222222222222222222
.222222....................................2222222......................222222....22222....22222.222222.....2222.222222
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.33333333333333333.........................3333333333333333333333...........33.33333333.33333333..33333.33333333..33333
.333333333333333333333.....................3333333333333333333333...........33.33333333..3333333...3333.33333333..33333
.333333333333333333333.....................3333333333333333333333..........333.33333333.33333333...3333..3333333..33333
.3333333333333333333333333.................3333333333333333333333...........33.33333333.33333333...3333.33333333...3333
.333333333333333333333.....................3333333333333333333333..........333.33333333.33333333...3333..3333333...3333
.333333333333333333333.....................3333333333333333333333...........33.33333333..3333333...3333.33333333...3333
.3333333333333.............................3333333333333333333333...........33.33333333.33333333...3333.33333333...3333
.333333333333333333333333333333333333333...3333333333333333333333...........33.33333333.33333333...3333..3333333...3333
.333333333333333333333.....................3333333333333333333333...........33.33333333.33333333...3333..3333333...3333
.33333333333333333.........................3333333333333333333333...........33..3333333..3333333...3333..3333333...3333
.333333333333333333333.....................3333333333333333333333..........333..3333333..3333333...3333..3333333...3333
.333333333333333333333.....................3333333333333333333333...........33..3333333..3333333...3333..3333333...3333
.3333333333333333333333333333..............3333333333333333333333...........33..3333333..3333333...3333..3333333...3333
.PPPPPPPPPP................................P..............................PPPP.PPPPPPPP.PPPPPPPP.PPPPPP.PPPPPPPP.PPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..66655555555555..6555555555..5
