Options search, fold, scroll.
size: 80x18
options: --find=a --folds=closed --filter=dur>150us --above=1 --line=0
keys: 
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":8,"args":{"name":"GPU"}},
{"ph":"X","name":"RunTask","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Compile","pid":7,"tid":1,"ts":300,"dur":200},
{"ph":"X","name":"Read","pid":7,"tid":2,"ts":350,"dur":100},
{"ph":"X","name":"Swap","pid":8,"tid":8,"ts":380,"dur":300},
{"ph":"i","name":"tick","pid":7,"tid":1,"ts":420,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":400,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":500,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":1200,"args":{"used":5}}
]}
--- text
 ttv  trace.json   &dur>150us    /a 1/3          0.00 ms .. 1.21 ms  19 µs/col
 all 1.2 ms    │▾▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▾▄▾████████████████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0.00 ms       ┤┬0.0 ms───┬0.2 ms───┬0.4 ms────┬0.6 ms───┬0.8 ms────┬1.0 ms───┬─
 ▶ GPU [8]     ┤│                  ▁███████████████▆     1 thread, 1 of 1 slice
>▶ app [7]     ┤▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄
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
 start 0 s            wall 1 ms           self 800 µs  80.0 %      children 1
 …  match 1 of 3, tracks 2   filter: dur>150us  3 slices  tracks 4/6   line 2/2
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--888888888888--88888888---------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._!OOOOOOOOOOOOOOOOO!O!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIR
.P.PPPPPPP....._|..................%%%%%%%%%%%%%%%%%.....RRRRRRRRRRRRRRRRRRRRRR
>>>!!!!!!!!!!!!_|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
................|
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333...........2222.33333333333333......22222222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
