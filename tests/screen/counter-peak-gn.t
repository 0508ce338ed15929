gn without a search goes from peak to peak of the counter, as gl does.
size: 80x14
keys: tb<Enter>gngn
--- trace
[{"name":"mem","ph":"C","pid":7,"ts":0,"args":{"a":1,"b":2}},
{"name":"mem","ph":"C","pid":7,"ts":100,"args":{"a":4,"b":9}},
{"name":"mem","ph":"C","pid":7,"ts":200,"args":{"a":3,"b":1}},
{"name":"mem","ph":"C","pid":7,"ts":300,"args":{"a":2,"b":7}},
{"name":"run","ph":"X","pid":7,"tid":1,"ts":0,"dur":400}]
--- text
 ttv  trace.json   5 events     view -6 µs .. 400 µs   406 µs   6.35 µs/col
│300 µs        ┤─┬0 µs──────────┬100 µs─────────┬200 µs─────────┬300 µs────────┬
 ▼ process 7   ┤╌╌ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │ ▏run──400 µs───────────────────────────────────────────────────
  ▼ mem.a     2│ ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
>   b         7│ ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
                                                                │
                                                                │
                                                                │
                                                                │
 counter mem.b
 value 7   change +6   time 0.000 300 s   ran then run (thread 1)   range 1 to 9
 process 7 / mem.b   7   min 1  max 9                                  line 4/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||||........_RIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRRRRRRRRRR___________________|_______________
....LLLLLLLL..._.qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq|qqqqqqqqqqqqqqq
..L.LLLLL.....L_.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>_.KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK@KKKKKKKKKKKKKKK
................................................................|
................................................................|
................................................................|
................................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3...222222.33...2222.33333333333...22222222.33333333333333...22222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
