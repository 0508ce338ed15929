The summary of counters says how high they are.
size: 60x10
keys: gs
--- trace
{"traceEvents":[
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":40}},
{"ph":"C","name":"load","pid":7,"ts":0,"args":{"cpu":-5}},
{"ph":"C","name":"load","pid":7,"ts":300,"args":{"cpu":-7}},
{"ph":"C","name":"load","pid":7,"ts":600,"args":{"cpu":-9}}
]}
--- text
 ttv  trace.json   5 events  0 µs .. 613 µs  13.3 µs/col
│0 µs        ┤┬0 µs─────────┬200 µs────────┬400 µs────────┬─
 ▼ process 7 ┤│╌ 2 tracks ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   load   -5│_____________________________________________
       min -9│▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀███████████████████████
 what this trace has                       Enter goes there
 highest        -5  load  load
                40  mem  mem
 process 7 / load.cpu   -5   min -9  max -5        line 2/4
 j/k line  Enter go  Space fold  Tab tracks  q close  …
--- style
------TTTTTTTTTT-------------TTTTTTTTTTTTTTTTTTTTTTTTTTTT---
|||||........_IIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIR
.P.PPPPPPPPP._|__RRRRRRRR___________________________________
>>>>>>>>>>>>>_@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.......LLLLLL_@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444
................33..333..222
777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..5
