Names with control characters, of two columns, and far too long.
size: 90x22
keys: k
--- trace
[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"\u001b[31mred\u0007"}},
{"ph":"X","name":"\u001b]0;title\u0007evil\nname","pid":1,"tid":1,"ts":0,"dur":50,"args":{"k\u009b1m":"\u202eabc\u001b[2J"}},
{"ph":"X","name":"日本語の名前","pid":1,"tid":1,"ts":60,"dur":50},
{"ph":"X","name":"x́ё́ combining","pid":1,"tid":1,"ts":120,"dur":30},
{"ph":"X","name":"longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong","pid":1,"tid":2,"ts":0,"dur":150}
]
--- text
 ttv  trace.json   5 events   150 µs       view 0 µs .. 152 µs   152 µs   2.08 µs/col
 all 150 µs     │█████████████████████████▄▄▄▄█████████████████████████▄▄▄▄███████████████
│0 µs           ┤┬0 µs──────────────────┬50 µs──────────────────┬100 µs─────────────────┬─
 ▼ �[31mred� [1]┤│╌ �[31mred� [1]  2 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    │▶�]0;title�evil name████     ▏日本語の名前──50 µs────     ▏xё combining─
    thread 2    │▏longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglo…
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
 �]0;title�evil name
 start 0 s            wall 50 µs          self 50 µs  100.0 %
 �[31mred� [1] / thread 1   depth 0   3 slices                                   line 2/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._IIIIIRRRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIR
.P.PPPPPPPPPPPPP_|__PPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRR____________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@.....xxxxxxxxxxxxxxxxxxxxxxxx.....qqqqqqqqqqqqqq
....LLLLLLLL...._|ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
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
.22222.333............2222.33333..........2222.33333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
