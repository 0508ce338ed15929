What stands in the details of a slice with args in each other; the lines of its tracks make room.
size: 110x34
keys: <Enter>
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
 ttv  trace.json   27 events   550 µs                          view -5 µs .. 551 µs   556 µs   6.4 µs/col
 all 550 µs           │▁▁▁▁▁▁▁▂▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄██████████▄▄▄▄▄▅██████████▄▄▄▄▄▁▁▁▁▁▁▁▁      ▁
│50 µs                ┤┬0 µs───────────┬100 µs─────────┬200 µs────────┬300 µs─◆───────┬400 µs────────┬500 µs──
 ▼ global             ┤╌╌ 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants           │        │                                              ◆ vsync
 ▼ web [7]            ┤╌╌ tab  2 threads, 4 tracks, 8 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants           │        │                                      ◆ paint
    gpu [9]           │        │                                ▏draw─────      ▏draw────
   ▼ samples          │        │                                  ▌▌               ▌
                      │        │                                  ▏main────────────────────────────
                      │        │                                  ──               ▏fill───────────
> ▼ io [8]            │        │▶task██400 µs█████████████████████████████████████████████████               ·
                      │        │               ▏parse──100 µs──
  ▼ load              │ ▏load──400 µs─────────────────────────────────────────────────
                      │      ▏dns──100 µs───
                lane 2│        │                               ▏load──200 µs──────────────────
  ▼ heap.used   5 5..8│        ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    free        3 0..3│        ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇_______________________________________________
    Doc            0x2│        ○───────●───────────────●─Doc─────────────────────────────────────────✕
 task                                                                                                 1 of 22
 name       task                                      │ children   1
 start      0.000 050 s                               │ args (4)
            absolute 0.000 100 s                      │   url "a.js"
 end        0.000 450 s                               │   size 1536
 wall       400 µs                                    │   list [1,2.5,"x"]
 self       300 µs  75.0 %                            │ ▼ in {2}
 cpu        250 µs  62.5 %                            │     ok true
 category   top,net                                   │     none null
 process    web [7]                                   │ 1 child by time
 thread     io [8]                                    │  25.0 %   100 µs  parse
 depth      0                                         │
 same name  1 in the trace                            │
 web [7] / io [8]   depth 0   2 slices                                                              line 9/16
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................_IIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRNRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRR
.P.PPPPPP.............____RRRRR|R_____________________________________________________________________________
...LLLLLLLL..........._........|..............................................N.NNNNN
.P.PPPPPPP............____LLLRR|RRRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________________________
...LLLLLLLL..........._........|......................................N.NNNNN
....LLLLLLL..........._........|................................oooooooooo......ooooooooo
...L.LLLLLLL.........._........|..................................SS...............S
......................_........|..................................aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
......................_........|..................................cc...............cccccccccccccccc
>>>>>>>>>>>>>>>>>>>>>>_........|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@...............,
......................_........|...............bbbbbbbbbbbbbbbb
..L.LLLL.............._.iiiiiii|iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
......................_......xx|xxxxxxxxxxxx
................LLLLLL_........|...............................iiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
..L.LLLLLLLLL...LLLLLL_........|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLL........LLLLLL_........|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLL............LLL_........|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.44444444444444444444444444444444444444444444444444444_.22222222...3
.22222......33333333333..............................._.PPPPPPPP
............33333333333333333333......................_...222.333333
.222........33333333333..............................._...2222.3333
.2222.......333333...................................._...2222.33333333333
.2222.......33333333333333............................_.2.22.333
.222........33333333333333............................_.....22.3333
.22222222...3333333..................................._.....2222.3333
.2222222....3333333..................................._.PPPPPPPPPPPPPPP
.222222.....333333...................................._.33333333333333333333333
.22222......3........................................._
.222222222..33333333333333............................_
77777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
