A trace of counters alone opens on one's peak.
size: 80x14
keys: 
--- trace
{"traceEvents":[
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":40}},
{"ph":"C","name":"load","pid":7,"ts":0,"args":{"cpu":-5}},
{"ph":"C","name":"load","pid":7,"ts":300,"args":{"cpu":-7}},
{"ph":"C","name":"load","pid":7,"ts":600,"args":{"cpu":-9}}
]}
--- text
 ttv  trace.json   5 events      view 0 µs .. 609 µs   610 µs   9.52 µs/col
│0 µs          ┤┬0 µs─────┬100 µs───┬200 µs────┬300 µs───┬400 µs────┬500 µs───┬─
 ▼ process 7   ┤│╌ 2 tracks ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   load     -5│_______________________________________________________________
         min -9│▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀████████████████████████████████
    mem      10│▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                │
                │
                │
                │
 counter load.cpu
 value -5   time 0 s            held for 300 µs   range -9 to -5
 process 7 / load.cpu   -5   min -9  max -5                            line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIR
.P.PPPPPPPPP..._|__RRRRRRRR_____________________________________________________
>>>>>>>>>>>>>>>_@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.........LLLLLL_@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLL......LL_|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33...2222.333............22222222.333333...22222.33333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
