Counters: one series, several, a row each, one below zero.
size: 90x26
keys: G
--- trace
[
{"ph":"X","name":"Work","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"C","name":"memory","pid":1,"ts":0,"args":{"used":0,"free":100}},
{"ph":"C","name":"memory","pid":1,"ts":10,"args":{"used":10,"free":95}},
{"ph":"C","name":"memory","pid":1,"ts":20,"args":{"used":20,"free":90}},
{"ph":"C","name":"memory","pid":1,"ts":30,"args":{"used":30,"free":85}},
{"ph":"C","name":"memory","pid":1,"ts":40,"args":{"used":40,"free":80}},
{"ph":"C","name":"memory","pid":1,"ts":50,"args":{"used":50,"free":75}},
{"ph":"C","name":"memory","pid":1,"ts":60,"args":{"used":60,"free":70}},
{"ph":"C","name":"memory","pid":1,"ts":70,"args":{"used":70,"free":65}},
{"ph":"C","name":"memory","pid":1,"ts":80,"args":{"used":80,"free":60}},
{"ph":"C","name":"memory","pid":1,"ts":90,"args":{"used":90,"free":55}},
{"ph":"C","name":"balance","pid":1,"ts":0,"args":{"value":-50}},
{"ph":"C","name":"balance","pid":1,"ts":10,"args":{"value":-40}},
{"ph":"C","name":"balance","pid":1,"ts":20,"args":{"value":-30}},
{"ph":"C","name":"balance","pid":1,"ts":30,"args":{"value":-20}},
{"ph":"C","name":"balance","pid":1,"ts":40,"args":{"value":-10}},
{"ph":"C","name":"balance","pid":1,"ts":50,"args":{"value":0}},
{"ph":"C","name":"balance","pid":1,"ts":60,"args":{"value":10}},
{"ph":"C","name":"balance","pid":1,"ts":70,"args":{"value":20}},
{"ph":"C","name":"balance","pid":1,"ts":80,"args":{"value":30}},
{"ph":"C","name":"balance","pid":1,"ts":90,"args":{"value":40}},
{"ph":"C","name":"steady","pid":1,"ts":0,"args":{"v":7}}
]
--- text
 ttv  trace.json   22 events   100 µs      view 0 µs .. 101 µs   101 µs   1.39 µs/col
 all 100 µs     │█████████████████████████████████████████████████████████████████████████
│0 µs           ┤┬0 µs─────────┬20 µs────────┬40 µs─────────┬60 µs────────┬80 µs────────┬─
 ▼ process 1    ┤│╌ 1 thread, 3 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │▏Work──100 µs───────────────────────────────────────────────────────────
    balance  -50│___________________________________________▂▂▂▂▂▂▂▄▄▄▄▄▄▄▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇
         min -50│███████████████▀▀▀▀▀▀▀▀▀▀▀▀▀▀▔▔▔▔▔▔▔
  ▼ memor…used 0│_______▁▁▁▁▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▃▃▃▄▄▄▄▄▄▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇
    free     100│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄
>   steady     7│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
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
 counter steady.v
 value 7   time 0 s            ran then Work (thread 1)   range 7 to 7
 process 1 / steady.v   7   min 7  max 7                                         line 7/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIR
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR___________________________________________
....LLLLLLLL...._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLLL..LLL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.........LLLLLLL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
..L.LLLLLLLLLL.L_|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLL.....LLL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>>_@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3...2222.333............22222222.333333333333333...22222.333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
