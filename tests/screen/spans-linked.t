A request that refers to the one before by a link is a request, too.
size: 80x24
keys: :summary<Enter>
--- trace
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}}]},"scopeSpans":[{"spans":[
{"traceId":"00000000000000000000000000000001","spanId":"0000000000000001","name":"buy","kind":2,"startTimeUnixNano":"1544712660000000000","endTimeUnixNano":"1544712660030000000"},
{"traceId":"00000000000000000000000000000001","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"pay","kind":1,"startTimeUnixNano":"1544712660010000000","endTimeUnixNano":"1544712660020000000"},
{"traceId":"00000000000000000000000000000002","spanId":"0000000000000003","name":"buy","kind":2,"startTimeUnixNano":"1544712660040000000","endTimeUnixNano":"1544712660090000000","links":[{"traceId":"00000000000000000000000000000001","spanId":"0000000000000001"}]},
{"traceId":"00000000000000000000000000000003","spanId":"0000000000000004","name":"sell","kind":2,"startTimeUnixNano":"1544712660095000000","endTimeUnixNano":"1544712660099000000","links":[{"traceId":"00000000000000000000000000000002","spanId":"0000000000000003"}]}
]}]}]}
--- text
 ttv  trace.json   4 events   99 ms  view -1 ms .. 99 ms   101 ms   1.57 ms/col
 all 99 ms     │████████████████████     ██████████████████████████████████  ███
│40 ms         ┤┬0 ms────────┬20 ms───────┬40 ms───────┬60 ms──────┬80 ms───────
 ▼ shop        ┤╌╌ 2 tracks, 4 slices ╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ buy        │ ▏buy──30 ms────────●─────▶buy██50 ms█████████████████████●╮
               │       ▏pay───            │                                │
    sell       │                          │                                ╰─▶──
                                          │
                                          │
                                          │
 distributed trace   1 service   3 requests   slowest 50 ms    Enter goes there
 slowest     50 ms  buy  shop
             30 ms  buy > shop pay  shop
              4 ms  sell  shop
 service     84 ms  100.0 %  shop
 self        70 ms   83.3 %  buy  shop  2 times, longest 50 ms
             10 ms   11.9 %  pay  shop
              4 ms    4.8 %  sell  shop
 next      gT all requests   gC what held it up   F flame graph



 shop / buy   depth 0   2 slices                                       line 2/4
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT---------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRR
.P.PPPP........____RRRRRRRRRRRRRRRRRR_____|_____________________________________
>>>>>>>>>>>>>>>_.vvvvvvvvvvvvvvvvvvvFFFFFF|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@FF
..............._.......nnnnnnn............|................................F
....LLLL......._..........................|................................FFFuu
..........................................|
..........................................|
..........................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.............33333..33333333333333..2222
..............3333..3333..2222
.2222222.....33333..2222222..3333
.2222........33333...222222..333..2222222222222222222222222222
.............33333...222222..333..2222
..............3333....22222..3333..2222
.2222......66.333333333333...66.333333333333333...6.33333333333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
