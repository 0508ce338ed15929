The prompt of tracks finds a series of a counter by its name.
size: 80x14
keys: tb<Enter>
--- trace
[{"name":"mem","ph":"C","pid":7,"ts":0,"args":{"a":1,"b":2}},
{"name":"mem","ph":"C","pid":7,"ts":100,"args":{"a":4,"b":9}},
{"name":"mem","ph":"C","pid":7,"ts":200,"args":{"a":3,"b":1}},
{"name":"mem","ph":"C","pid":7,"ts":300,"args":{"a":2,"b":7}},
{"name":"run","ph":"X","pid":7,"tid":1,"ts":0,"dur":400}]
--- text
 ttv  trace.json   5 events     view -6 µs .. 400 µs   406 µs   6.35 µs/col
│0 µs          ┤─┬0 µs──────────┬100 µs─────────┬200 µs─────────┬300 µs────────┬
 ▼ process 7   ┤╌│ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │ ▏run──400 µs───────────────────────────────────────────────────
  ▼ mem.a     1│ ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
>   b         2│ ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
                 │
                 │
                 │
                 │
 counter mem.b
 value 2   time 0 s   ran then run (thread 1)   held for 100 µs   range 1 to 9
 process 7 / mem.b   2   min 1  max 9                                  line 4/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._RIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRI
.P.PPPPPPPPP...__|_RRRRRRRRRRRRRRRRRRRRRRRRRR___________________________________
....LLLLLLLL..._.|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..L.LLLLL.....L_.|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>_.@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3...2222.333...22222222.33333333333333...22222222.333333...22222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
