System calls: those that only wait are apart from those that take time.
size: 110x26
--- trace
[
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "futex", "ts": 0, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "read", "ts": 4100, "dur": 120},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "futex", "ts": 6000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "openat", "ts": 8200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "read", "ts": 10100, "dur": 121},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "futex", "ts": 12000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "write", "ts": 12300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "openat", "ts": 14200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "read", "ts": 16100, "dur": 122},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "futex", "ts": 18000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "write", "ts": 18300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "openat", "ts": 20200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "read", "ts": 22100, "dur": 123},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "futex", "ts": 24000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "write", "ts": 24300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "openat", "ts": 26200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "read", "ts": 28100, "dur": 124},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "futex", "ts": 30000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "write", "ts": 30300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "openat", "ts": 32200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "read", "ts": 34100, "dur": 125},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "futex", "ts": 36000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "write", "ts": 36300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "openat", "ts": 38200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "read", "ts": 40100, "dur": 126},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "futex", "ts": 42000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "write", "ts": 42300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "openat", "ts": 44200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "read", "ts": 46100, "dur": 127},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "futex", "ts": 48000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "write", "ts": 48300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "openat", "ts": 50200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "read", "ts": 52100, "dur": 128},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "futex", "ts": 54000, "dur": 4000},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "write", "ts": 54300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "openat", "ts": 56200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "read", "ts": 58100, "dur": 129},
{"ph": "X", "pid": 7, "tid": 7, "cat": "calls", "name": "write", "ts": 60300, "dur": 30},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "openat", "ts": 62200, "dur": 40},
{"ph": "X", "pid": 7, "tid": 8, "cat": "calls", "name": "write", "ts": 66300, "dur": 30}
]
--- text
 ttv  trace.json   40 events   66.33 ms                        view 0.0 ms .. 67.1 ms   67.1 ms   771 µs/col
 all 66.3 ms          │▇▇▇▇▇▇ ▅▇▇█▇▇▇ ▇▇▇█▇▇▅ ▇▇▇█▇▇▄ ▇▇▇█▇▇▆ ▇▇▇█▇▇▂ ▇▇▇█▇▇  ▇▇▇█▇▇  ▇▇█▇▇▇ ▂▇▇█▇▇▅  ▂ ▂    ▂
│0.0 ms               ┤┬0 ms───────┬10 ms───────┬20 ms───────┬30 ms───────┬40 ms───────┬50 ms───────┬60 ms────
 ▼ process 7          ┤│╌ 2 threads, 40 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 7          │▶fut…▶    ▁     ▏fut…▁    ▁    ▏fut…▅    ▁     ▏fut…▁    ▁    ▏fut…▅    ▁     ▁ write
                      ││              · write         · write         · write        · write
  ▼ thread 8          ││       ▏fut…▁    ▁    ▏futex    ▁▁    ▏fut…▃    ▁    ▏futex     ▁    ▏fut…▃    ▁    ▁
                      ││                      · write         · write        · write         · write
                       │
                       │
                       │
                       │
 system calls   40 calls of 2 threads   1.95 ms in calls   40 ms waiting           Tab, then Enter goes there
 busy      40.3 ms   60.8 %  thread 7
           40.3 ms   60.8 %  thread 8
 calls     1.25 ms   64.0 %  read  10 times, longest 129 µs
            400 µs   20.6 %  openat  10 times, longest 40 µs
            300 µs   15.4 %  write  10 times, longest 30 µs
 slowest    129 µs  read  thread 8
            128 µs  read  thread 7
             40 µs  openat  thread 7
             40 µs  openat  thread 8
 waited      40 ms  100.0 %  futex  10 times, longest 4 ms
 next      g3 by call   g4 by thread   g2 all, by length
 process 7 / thread 7   depth 0   16 slices                                                          line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  …
--- style
------TTTTTTTTTT-----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||..............._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRR
.P.PPPPPPPPP.........._|__RRRRRRRRRRRRRRRRRRRR________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>_@@@@@@....k.....kkkkkk....k....kkkkkk....k.....kkkkkk....k....kkkkkk....k.....k.kkkkk
......................_|..............,.,,,,,.........,.,,,,,.........,.,,,,,........,.,,,,,
..L.LLLLLLLL.........._|.......kkkkkk....k....kkkkkk....kk....kkkkkk....k....kkkkkk.....k....kkkkkk....d....d
......................_|......................,.,,,,,.........,.,,,,,........,.,,,,,.........,.,,,,,
.......................|
.......................|
.......................|
.......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222......3333333...222222..33333333
...........3333333...222222..33333333
.22222.....3333333...222222..3333..222222222222222222222222
............333333...222222..333333..22222222222222222222222
............333333...222222..33333..22222222222222222222222
.2222222....333333..3333..22222222
............333333..3333..22222222
.............33333..333333..22222222
.............33333..333333..22222222
.222222......33333..2222222..33333..2222222222222222222222
.2222......66.3333333...66.333333333...66.33333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..5
