What led to a slice says of each step the process, and of a long thread its name
and number.
size: 100x20
keys: tCrRen<Enter>glgp
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":23620,"tid":23620,"args":{"name":"Renderer"}},
{"ph":"M","name":"process_name","pid":23552,"tid":23552,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":23620,"tid":23620,"args":{"name":"CrRendererMain"}},
{"ph":"M","name":"thread_name","pid":23552,"tid":23564,"args":{"name":"ThreadPoolForegroundWorker"}},
{"ph":"X","name":"Send","pid":23552,"tid":23564,"ts":0,"dur":50},
{"ph":"X","name":"Receive","pid":23620,"tid":23620,"ts":100,"dur":300},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":23552,"tid":23564,"ts":20},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":23620,"tid":23620,"ts":110}
]}
--- text
 ttv  trace.json   8 events   400 µs                  view 0 µs .. 405 µs   405 µs   5.2 µs/col
 all 400 µs          │██████████         ███████████████████████████████████████████████████████████
│100 µs              ┤┬0 µs──────────────┬100 µs────────────┬200 µs────────────┬300 µs────────────┬─
 ▼ Browser [23552]   ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    ThreadPo…ndWorker│▏Send─────         │
 ▼ Renderer [23620]  ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   CrRendererMain   │    ╰──────────────▶Receive██300 µs██████████████████████████████████████████
                                         │
                                         │
                                         │
                                         │
                                         │
                                         │
                                         │
 what led here                                                                               1 of 2
        WHEN WHY                           LENGTH PROCESS          THREAD          NAME
>                                          300 µs Renderer [23620] CrRende…[23620] Receive
      -80 µs flow from                      50 µs Browser [23552]  ThreadP…[23564] Send
 Renderer [23620] / CrRendererMain [23620]   depth 0   1 slice                             line 4/4
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTT--------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIR
.P.PPPPPPPPPPPPPPP...____RRRRRRRRRRRRRRRR|__________________________________________________________
....LLLLLLLLLLLLLLLLL_pppppppppp.........|
.P.PPPPPPPPPPPPPPPP..____RRRRRRRRRRRRRRRR|__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_....FFFFFFFFFFFFFFF@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.........................................|
.........................................|
.........................................|
.........................................|
.........................................|
.........................................|
.........................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222...........................222222.2222222..........222222..........2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....222222.?????????......................?????.???????????????..???????????????.3333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
