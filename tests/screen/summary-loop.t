A program around an event loop: what held it up, what other threads did, what was pending.
size: 110x26
--- trace
[
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "JavaScriptMainThread"}},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 0, "dur": 300},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "0", "name": "FSREQ", "ts": 0},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "0", "name": "FSREQ", "ts": 2500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 1000, "dur": 310},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 1100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "1", "name": "FSREQ", "ts": 1000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "1", "name": "FSREQ", "ts": 3500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 2000, "dur": 320},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 2100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "2", "name": "FSREQ", "ts": 2000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "2", "name": "FSREQ", "ts": 4500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 3000, "dur": 330},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 3100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "3", "name": "FSREQ", "ts": 3000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "3", "name": "FSREQ", "ts": 5500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 4000, "dur": 340},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 4100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "4", "name": "FSREQ", "ts": 4000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "4", "name": "FSREQ", "ts": 6500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 5000, "dur": 350},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 5100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "5", "name": "FSREQ", "ts": 5000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "5", "name": "FSREQ", "ts": 7500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 6000, "dur": 360},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 6100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "6", "name": "FSREQ", "ts": 6000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "6", "name": "FSREQ", "ts": 8500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 7000, "dur": 370},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 7100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "7", "name": "FSREQ", "ts": 7000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "7", "name": "FSREQ", "ts": 9500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 8000, "dur": 380},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 8100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "8", "name": "FSREQ", "ts": 8000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "8", "name": "FSREQ", "ts": 10500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 9000, "dur": 390},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 9100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "9", "name": "FSREQ", "ts": 9000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "9", "name": "FSREQ", "ts": 11500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 10000, "dur": 400},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 10100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "10", "name": "FSREQ", "ts": 10000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "10", "name": "FSREQ", "ts": 12500},
{"ph": "X", "pid": 1, "tid": 1, "cat": "node", "name": "RunTimers", "ts": 11000, "dur": 410},
{"ph": "X", "pid": 1, "tid": 2, "cat": "node", "name": "zlib", "ts": 11100, "dur": 500},
{"ph": "b", "pid": 1, "tid": 1, "cat": "node.async", "id": "11", "name": "FSREQ", "ts": 11000},
{"ph": "e", "pid": 1, "tid": 1, "cat": "node.async", "id": "11", "name": "FSREQ", "ts": 13500}
]
--- text
 ttv  trace.json   49 events   13.5 ms                         view 0.0 ms .. 13.6 ms   13.7 ms   157 µs/col
 all 13.5 ms          │██▆▄▁▁▄██▄▄▁▁██▄▄▁▁▄██▄▄▁▄██▇▄▁▁▇██▄▄▁▄██▅▄▁▁▇██▄▁▁▄███▄▁▁███▄▁▁▄██▆▄▁▁███▄▁▁▁▁▁▁▁▁▁▁▁▁
│0.1 ms               ┤┬0 ms───────┬2 ms────────┬4 ms────────┬6 ms───────┬8 ms────────┬10 ms───────┬12 ms─────
 ▼ process 1          ┤│╌ 2 threads, 1 track, 36 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    JavaScrip…inThread│──    ──▃    ──    ──    ───    ──    ───    ──    ──    ───    ──    ─── RunTimers
>   thread 2          ││▶██   ───   ▏zl…   ───   ───   ▏zl…   ───   ───    ───   ───   ▏zl…   ─── zlib
  ▼ FSREQ             │▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──
                lane 2││     ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──    ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──
                lane 3││            ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──   ▏FSREQ──2.5 ms──
                       │
                       │
                       │
 event loop   31.6 % busy   longest block 410 µs   most pending FSREQ              Tab, then Enter goes there
 blocked    410 µs  RunTimers  JavaScriptMainThread [1]
 threads      6 ms   44.4 %  zlib  12 times, longest 500 µs
 pending     30 ms  FSREQ  12 times, longest 2.5 ms
 self         6 ms   58.5 %  zlib
           4.26 ms   41.5 %  RunTimers
 next      gO why   F flame graph   g3 by name





 process 1 / thread 2   depth 0   12 slices                                                          line 3/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  …
--- style
------TTTTTTTTTT-----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||..............._IIIIIRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRR
.P.PPPPPPPPP.........._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________________________________
....LLLLLLLLLLLLLLLLLL_|b....bbb....bb....bb....bbb....bb....bbb....bb....bb....bbb....bb....bbb.bbbbbbbbb
>>>>>>>>>>>>>>>>>>>>>>_|@@@...ccc...cccc...ccc...ccc...cccc...ccc...ccc....ccc...ccc...cccc...ccc.cccc
..L.LLLLL............._|eeeeeeeeeeeeeee...eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee
................LLLLLL_|.....eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee....eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee
................LLLLLL_|............eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee...eeeeeeeeeeeeeeee
.......................|
.......................|
.......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..333333333..222222222222222222222222
.2222222......3333...222222..3333..222222222222222222222222
.2222222.....33333..33333..222222222222222222222222
.2222.........3333...222222..3333
...........3333333...222222..333333333
.2222......66.333...6.33333333333...66.3333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..5
