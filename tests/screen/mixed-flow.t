A flow in steps that leaves the selected slice, beside async slices on two lanes, an object, samples and counters.
size: 120x24
keys: j
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"args":{"name":"web"}},
{"ph":"M","name":"process_labels","pid":7,"args":{"labels":"tab"}},
{"ph":"M","name":"thread_name","pid":7,"tid":8,"args":{"name":"io"}},
{"ph":"M","name":"thread_name","pid":7,"tid":9,"args":{"name":"gpu"}},
{"ph":"X","name":"task","cat":"top,net","ts":100,"dur":400,"tts":10,"tdur":250,"pid":7,"tid":8,"args":{"url":"a.js","size":1536,"list":[1,2.5,"x"],"in":{"ok":true,"none":null}}},
{"ph":"X","name":"parse","cat":"net","ts":200,"dur":100,"pid":7,"tid":8,"args":{"frame":{"id_ref":"0x2"}}},
{"ph":"B","name":"wait","ts":600,"pid":7,"tid":8},
{"ph":"b","name":"load","cat":"net","id":"0x1","ts":50,"pid":7,"tid":8,"args":{"url":"b.js"}},
{"ph":"b","name":"dns","cat":"net","id":"0x1","ts":80,"pid":7,"tid":8},
{"ph":"e","name":"dns","cat":"net","id":"0x1","ts":180,"pid":7,"tid":8},
{"ph":"e","name":"load","cat":"net","id":"0x1","ts":450,"pid":7,"tid":8},
{"ph":"b","name":"load","cat":"net","id":"0x3","ts":300,"pid":7,"tid":9},
{"ph":"e","name":"load","cat":"net","id":"0x3","ts":500,"pid":7,"tid":9},
{"ph":"N","name":"Doc","id":"0x2","ts":100,"pid":7,"tid":8},
{"ph":"O","name":"Doc","id":"0x2","ts":150,"pid":7,"tid":8,"args":{"snapshot":{"nodes":3}}},
{"ph":"O","name":"Doc","id":"0x2","ts":250,"pid":7,"tid":8,"args":{"snapshot":{"nodes":9,"size":"big"}}},
{"ph":"D","name":"Doc","id":"0x2","ts":550,"pid":7,"tid":8},
{"ph":"C","name":"heap","ts":100,"pid":7,"args":{"used":5,"free":3}},
{"ph":"C","name":"heap","ts":300,"pid":7,"args":{"used":8,"free":0}},
{"ph":"i","name":"paint","ts":350,"pid":7,"tid":8,"s":"p","args":{"n":1}},
{"ph":"i","name":"vsync","ts":400,"s":"g","pid":7,"tid":9},
{"ph":"s","name":"post","cat":"ipc","id":5,"ts":210,"pid":7,"tid":8},
{"ph":"t","name":"post","cat":"ipc","id":5,"ts":320,"pid":7,"tid":9},
{"ph":"f","name":"post","cat":"ipc","id":5,"ts":620,"pid":7,"tid":8,"bp":"e"},
{"ph":"X","name":"draw","ts":310,"dur":60,"pid":7,"tid":9},
{"ph":"X","name":"draw","ts":410,"dur":60,"pid":7,"tid":9},
{"ph":"E","ts":900,"pid":7,"tid":9}],
"samples":[
{"cpu":0,"tid":9,"ts":320,"name":"cycles","sf":2,"weight":3},
{"cpu":0,"tid":9,"ts":330,"name":"cycles","sf":1,"weight":2},
{"cpu":0,"tid":9,"ts":430,"name":"cycles","sf":2,"weight":1}],
"stackFrames":{"1":{"name":"main","category":"app"},"2":{"name":"fill","category":"lib","parent":1}},
"metadata":{"os":"Linux","cpus":4}}
--- text
 ttv  trace.json   27 events   550 µs                                   view -3 µs .. 552 µs   556 µs   5.79 µs/col
 all 550 µs            │▁▁▁▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄███████████▄▄▄▄▄▄████████████▄▄▄▄▄▁▁▁▁▁▁▁▁▁       ▁
│50 µs                 ┤┬0 µs────────────┬100 µs───────────┬200 µs──────────┬300 µs──◆───────┬400 µs──────────┬500 µs───
 ▼ global              ┤╌╌ 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants            │         │                                                   ◆ vsync
 ▼ web [7]             ┤╌╌ tab  2 threads, 4 tracks, 8 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants            │         │                                          ◆ paint
    gpu [9]            │         │                   ╭────────────────▏draw─────       ▏draw─────
   ▼ samples           │         │                   │                 ▌▌                 ▌
                       │         │                   │                 ▏main────────────────────────────────
                       │         │                   │                 ──                 ▏fill─────────────
  ▼ io [8]             │         ▏task──400 µs────────────────────────────────────────────────────────                 ·
>   io [8]             │         │                 ▶parse██100 µs███
  ▼ load               │ ▏load──400 µs────────────────────────────────────────────────────────
                       │      ▏dns──100 µs─────
                 lane 2│         │                                  ▏load──200 µs─────────────────────
  ▼ heap.used    5 5..8│         ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    free         3 0..3│         ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇____________________________________________________
    Doc             0x2│         ○───────●─────────────────●─Doc──────────────────────────────────────────────✕
                                 │
 parse
 start 0.000 150 s    wall 100 µs         self 100 µs  100.0 %    of parent 25.0 %   category net   flows 0 in, 1 out
 web [7] / io [8]   depth 1   1 slice                                                                        line 10/16
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTT--------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._IIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRNRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRR
.P.PPPPPP..............____RRRRRR|______________________________________________________________________________________
...LLLLLLLL............_.........|...................................................N.NNNNN
.P.PPPPPPP.............____LLLRRR|RRRRRRRRRRRRRRRRRRRRRRRRRRR___________________________________________________________
...LLLLLLLL............_.........|..........................................N.NNNNN
....LLLLLLL............_.........|...................FFFFFFFFFFFFFFFFFoooooooooo.......oooooooooo
...L.LLLLLLL..........._.........|...................F.................SS.................S
......................._.........|...................F.................aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
......................._.........|...................F.................cc.................cccccccccccccccccc
..L.LLLLLL............._.........|wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww.................,
>>>>>>>>>>>>>>>>>>>>>>>_.........|.................@@@@@@@@@@@@@@@@@
..L.LLLL..............._.iiiiiiii|iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
......................._......xxx|xxxxxxxxxxxxx
.................LLLLLL_.........|..................................iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
..L.LLLLLLLLL....LLLLLL_.........|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLL.........LLLLLL_.........|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLL.............LLL_.........|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333....222222222.333333...22222222.333...22222.33333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
