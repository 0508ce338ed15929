A counter that is higher than the screen scrolls, and keeps its name.
size: 40x10
keys: G9z+
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":40}},
{"ph":"C","name":"mem","pid":7,"ts":200,"args":{"used":20}},
{"ph":"C","name":"mem","pid":7,"ts":300,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":400,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":500,"args":{"used":800}},
{"ph":"C","name":"mem","pid":7,"ts":600,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":0}},
{"ph":"C","name":"mem","pid":7,"ts":850,"args":{"used":30}},
{"ph":"C","name":"bal","pid":7,"ts":0,"args":{"n":-5}},
{"ph":"C","name":"bal","pid":7,"ts":300,"args":{"n":7}},
{"ph":"C","name":"bal","pid":7,"ts":600,"args":{"n":-9}}
]}
--- text
 ttv  trace.json   14 events    1.03 ms
│0.00 ms ┤┬0.0 ms───────┬0.5 ms───────┬─
 ▼app [7]┤│╌ app [7]  1 thread, 2 tra… ╌
  thr…d 1│▏run──1 ms───────────────────
  bal  -5│________▇▇▇▇▇▇▇▇▇▇___________
         │▀▀▀▀▀▀▀▀▀        ████████████
> mem  10││       ████     ████
         ││       ████     ████
 app [7] / mem.used   10   min 0  max 5…
 w/s zoom  a/d pan  hjkl cursor  …
--- style
------TTTTTTTTTT----------------TTTTTTTT
||||||||._IIIIIIIRRRRRRRIIIIIIIRRRRRRRIR
.PPPPPPPP_|__PPPPPPPRRRRRRRRRRRRRRRRRR__
..LLLLLLL_|qqqqqqqqqqqqqqqqqqqqqqqqqqqq
..LLL..LL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCC
........._|CCCCCCCC........CCCCCCCCCCCC
>>>>>>>>>_|.......KKKK.....KKKK
........._|.......KKKK.....KKKK
7777777777777777777777777777777777777777
.66655555..6665555..66665555555..5
