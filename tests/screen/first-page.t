A browser's trace opens on the busiest page of the web, though a page of the
browser itself was busier; the fact is that page's, too.
size: 100x14
--- trace
[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"CrBrowserMain"}},
{"ph":"M","name":"process_name","pid":2,"tid":1,"args":{"name":"WebUI Top Renderer"}},
{"ph":"M","name":"thread_name","pid":2,"tid":1,"args":{"name":"CrRendererMain"}},
{"ph":"M","name":"process_name","pid":3,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":3,"tid":1,"args":{"name":"CrRendererMain"}},
{"ph":"M","name":"process_name","pid":4,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":4,"tid":1,"args":{"name":"CrRendererMain"}},
{"ph":"M","name":"process_name","pid":5,"tid":1,"args":{"name":"GPU Process"}},
{"ph":"M","name":"thread_name","pid":5,"tid":1,"args":{"name":"CrGpuMain"}},
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":0,"dur":300},
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":1000,"dur":300},
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":2000,"dur":300},
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":3000,"dur":300},
{"ph":"X","name":"Inner","pid":1,"tid":1,"ts":10,"dur":20},
{"ph":"X","name":"RunTask","pid":2,"tid":1,"ts":0,"dur":900},
{"ph":"X","name":"RunTask","pid":2,"tid":1,"ts":1000,"dur":900},
{"ph":"X","name":"RunTask","pid":2,"tid":1,"ts":2000,"dur":900},
{"ph":"X","name":"RunTask","pid":2,"tid":1,"ts":3000,"dur":900},
{"ph":"X","name":"Inner","pid":2,"tid":1,"ts":10,"dur":20},
{"ph":"X","name":"RunTask","pid":3,"tid":1,"ts":0,"dur":700},
{"ph":"X","name":"RunTask","pid":3,"tid":1,"ts":1000,"dur":700},
{"ph":"X","name":"RunTask","pid":3,"tid":1,"ts":2000,"dur":700},
{"ph":"X","name":"RunTask","pid":3,"tid":1,"ts":3000,"dur":700},
{"ph":"X","name":"Inner","pid":3,"tid":1,"ts":10,"dur":20},
{"ph":"X","name":"RunTask","pid":4,"tid":1,"ts":0,"dur":100},
{"ph":"X","name":"RunTask","pid":4,"tid":1,"ts":1000,"dur":100},
{"ph":"X","name":"RunTask","pid":4,"tid":1,"ts":2000,"dur":100},
{"ph":"X","name":"RunTask","pid":4,"tid":1,"ts":3000,"dur":100},
{"ph":"X","name":"Inner","pid":4,"tid":1,"ts":10,"dur":20},
{"ph":"X","name":"RunTask","pid":5,"tid":1,"ts":0,"dur":50},
{"ph":"X","name":"RunTask","pid":5,"tid":1,"ts":1000,"dur":50},
{"ph":"X","name":"RunTask","pid":5,"tid":1,"ts":2000,"dur":50},
{"ph":"X","name":"RunTask","pid":5,"tid":1,"ts":3000,"dur":50},
{"ph":"X","name":"Inner","pid":5,"tid":1,"ts":10,"dur":20}
]
--- text
 ttv  trace.json   35 events   3.9 ms              view 0.00 ms .. 3.95 ms   3.95 ms   50.7 µs/col
│0.00 ms             ┤┬0 ms──────────────┬1 ms───────────────┬2 ms───────────────┬3 ms──────────────
 ▼ Renderer [3]      ┤│╌ 1 thread, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ CrRendererMain   │▶RunTask██████      ▏RunTask──────     ▏RunTask──────      ▏RunTask──────
                     │▃ Inner
 ▶ Browser [1]       ┤██████             ▃█████▆             ▅█████▄             ▇█████▂
 ▶ Renderer [4]      ┤██                 ▃█▆                 ▅█▄                 ▇█▂
 Chrome page   5 processes   main thread 71.8 % busy   longest task 900 µs
 longest    900 µs  RunTask  WebUI Top Renderer 2│ busy       2.8 ms   71.8 %  Renderer 3
            700 µs  RunTask  Renderer 3          │            1.2 ms   30.8 %  Browser 1
            300 µs  RunTask  Browser 1           │ self       8.1 ms   98.8 %  RunTask
 busy       3.6 ms   92.3 %  WebUI Top Renderer 2│            100 µs    1.2 %  Inner
 Renderer [3] / CrRendererMain [1]   depth 0   4 slices                                    line 3/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||............._IIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRR
.P.PPPPPPPPPPPP......_|__RRRRRRRRRRRRRRRRRR_________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@......mmmmmmmmmmmmmm.....mmmmmmmmmmmmmm......mmmmmmmmmmmmmm
....................._|.vvvvv
.P.PPPPPPPPPPP......._|mmmmm.............mmmmmmm.............mmmmmmm.............mmmmmmm
.P.PPPPPPPPPPPP......_|m.................mmm.................mmm.................mmm
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333..22222222222222222222_.2222.......333333...222222..3333333333
............333333..3333333..2222222222.........._............333333...222222..333333333
............333333..3333333..222222222..........._.2222.......333333...222222..3333333
.2222.......333333...222222..33333333333333333333_............333333....22222..33333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
