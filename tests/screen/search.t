A search: hits marked on the slices and the overview, which one of how many.
size: 100x24
keys: k^/run<Enter>n
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv  trace.json   /run 1/2    10 events   1.3 ms  view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▾▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▃     ▄▄▄▄▄▄▾██▅▄▄
│0.00 ms             ┤┬0.0 ms────┬0.2 ms─────┬0.4 ms─────┬0.6 ms─────┬0.8 ms─────┬1.0 ms─────┬1.2 ms
 ▼ Browser [7]       ┤│╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]           ││ ·── Read                                                       ▏Write───
> ▼ main [1]         │▶RunTask██1 ms█████████████████████████████████████████████            ▏RunT…
                     ││     ▏Paint──────      ▏Layout──500 µs──────────────
                     ││        ─── Raster
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
 RunTask
 start 0 s            wall 1 ms           self 300 µs  30.0 %          category top   children 2
 match 1 of 2: the first one again
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--8888888888-----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOO
||||||||............._IIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRRR________________________________________________________
....LLLLLL..........._|.,dd.dddd.......................................................ccccccccc
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@............!!!!!!
....................._|.....rrrrrrrrrrrr......fffffffffffffffffffffffffffff
....................._|........ddd.dddddd
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333...........2222.33333333333333..........22222222.333...22222222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
