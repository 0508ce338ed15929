What ended a wait came after the wait had begun.
size: 80x16
keys: twaits<Enter>glgp
--- trace
{"traceEvents":[
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"waits"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"works"}},
{"ph":"X","name":"wait","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"X","name":"work","pid":1,"tid":2,"ts":10,"dur":60},
{"ph":"s","id":1,"name":"wake","cat":"wake","pid":1,"tid":2,"ts":65},
{"ph":"f","bp":"e","id":1,"name":"wake","cat":"wake","pid":1,"tid":1,"ts":99}
]}
--- text
 ttv  trace.json   6 events     view -1 µs .. 100 µs   102 µs   1.59 µs/col
 all 100 µs    │▄▄▄▄▄▄███████████████████████████████████████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0 µs          ┤─┬0 µs───────┬20 µs───────┬40 µs──────┬60 µs───────┬80 µs──────┬
 ▼ process 1   ┤╌│ 2 threads, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   waits [1]  │ ▶wait██100 µs█████████████████████████████████████████████████▶
    works [2]  │ │     ▏work──60 µs──────────────────────●───
                 │
                 │
                 │
                 │
 what led here                                                           1 of 2
        WHEN WHY                        LENGTH THREAD          NAME
>                                       100 µs waits [1]       wait
      +65 µs flow from                   60 µs works [2]       work
 process 1 / waits [1]   depth 0   1 slice                             line 2/3
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._RIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRI
.P.PPPPPPPPP...__|_RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@F
....LLLLLLLLL.._.|.....aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaFaaa
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222........................222222.222222..........2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?.....222222.?????????...................?????.?????????.......3333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
