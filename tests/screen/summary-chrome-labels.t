A page of Chrome: busy threads with what their pages are called.
size: 150x24
keys: :summary<Enter>
--- trace
[
{"ph":"M","name":"process_name","pid":7,"tid":70,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":7,"tid":70,"args":{"name":"CrRendererMain"}},
{"ph":"M","name":"process_labels","pid":7,"tid":70,"args":{"labels":"Example Domain"}},
{"ph":"X","name":"RunTask","pid":7,"tid":70,"ts":0,"dur":70},
{"ph":"X","name":"Layout","pid":7,"tid":70,"ts":1,"dur":20},
{"ph":"M","name":"process_name","pid":8,"tid":80,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":80,"args":{"name":"CrRendererMain"}},
{"ph":"X","name":"RunTask","pid":8,"tid":80,"ts":0,"dur":80},
{"ph":"X","name":"Layout","pid":8,"tid":80,"ts":1,"dur":20},
{"ph":"M","name":"process_name","pid":9,"tid":90,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":9,"tid":90,"args":{"name":"CrRendererMain"}},
{"ph":"M","name":"process_labels","pid":9,"tid":90,"args":{"labels":"Other page"}},
{"ph":"X","name":"RunTask","pid":9,"tid":90,"ts":0,"dur":90},
{"ph":"X","name":"Layout","pid":9,"tid":90,"ts":1,"dur":20}
]
--- text
 ttv  trace.json   14 events   90 µs                                                                 view 0.0 µs .. 90.7 µs   90.8 µs   738 ns/col
 all 90 µs                │████████████████████████████████████████████████████████████████████████████████████████████████▆▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃
│0.0 µs                   ┤┬0 µs────────┬10 µs────────┬20 µs───────┬30 µs────────┬40 µs───────┬50 µs────────┬60 µs───────┬70 µs────────┬80 µs───────┬─
 ▼ Renderer [7]           ┤│╌ Example Domain  1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain [70]   │▏RunTask──70 µs────────────────────────────────────────────────────────────────────────────────
                          ││▏Layout──20 µs─────────────
 ▼ Renderer [8]           ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain [80]   │▏RunTask──80 µs─────────────────────────────────────────────────────────────────────────────────────────────
                          ││▏Layout──20 µs─────────────
 ▼ Renderer [9]           ┤│╌ Other page  1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ CrRendererMain [90]   │▶RunTask██90 µs███████████████████████████████████████████████████████████████████████████████████████████████████████████
                          ││▏Layout──20 µs─────────────
 Chrome page   3 processes   main thread 100.0 % busy   longest task 90 µs                                                           Enter goes there
 longest     90 µs  RunTask  Renderer 9
             80 µs  RunTask  Renderer 8
             70 µs  RunTask  Renderer 7
 busy        90 µs  100.0 %  Renderer 9  Other page
             80 µs   88.9 %  Renderer 8
             70 µs   77.8 %  Renderer 7  Example Domain
 self       180 µs   75.0 %  RunTask
             60 µs   25.0 %  Layout
 next      gO why   F flame graph   gp what led here
 Renderer [9] / CrRendererMain [90]   depth 0   1 slice                                                                                      line 8/9
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-------------------------------------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRR................_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||..................._IIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRIR
.P.PPPPPPPPPPPP..........._|__LLLLLLLLLLLLLLRRRRRRRRRRRRRRRRRRRR______________________________________________________________________________________
..L.LLLLLLLLLLLLLLLLLLL..._|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
.........................._|fffffffffffffffffffffffffff
.P.PPPPPPPPPPPP..........._|__RRRRRRRRRRRRRRRRRR______________________________________________________________________________________________________
..L.LLLLLLLLLLLLLLLLLLL..._|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
.........................._|fffffffffffffffffffffffffff
.P.PPPPPPPPPPPP..........._|__LLLLLLLLLLRRRRRRRRRRRRRRRRRRRR__________________________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.........................._|fffffffffffffffffffffffffff
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.............33333..3333333..2222222222
.............33333..3333333..2222222222
.2222........33333..2222222..3333333333..2222222222
.............33333...222222..3333333333
.............33333...222222..3333333333..22222222222222
.2222.......333333...222222..3333333
.............33333...222222..333333
.2222......66.333...6.33333333333...66.3333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
