The same things in ASCII, an instant of the process selected.
size: 100x22
options: --glyphs=ascii
keys: 4gg
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
 ttv  trace.json   27 events   550 us                 view -7 us .. 550 us   557 us   7.14 us/col
 all 550 us          |_______::::::::::::::::::::::::::::::#########:::::#########::::_______      _
|50 us               ++0 us---------+100 us-------+200 us-------+300 us^------+400 us-------+500 us-
 - web [7]           +-- tab  2 threads, 4 tracks, 8 slices ----------------------------------------
   instants          |       |                                  ^ paint
    gpu [9]          |       |                             |draw====     |draw====
>  + samples         |       |                              _ _             _              3 events
  - io [8]           |       ||task==400 us===========================================             .
                     |       |              |parse========
  + load             |_|||||||||||||||||||||||||||||||||||#####################|||||||
  + heap             |       _                           _
    Doc           0x2|       (------*-------------*-Doc-------------------------------------)
 - global            +-- 1 event -------------------------------------------------------------------
   instants          |       |                                         ^ vsync
                             |
                             |
                             |
                             |
 sample fill
 time 0.000 270 s    name cycles   weight 3   depth 1 of 1
 web [7] / gpu [9] / samples   3 events                                                   line 4/11
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  ~
--- style
------TTTTTTTTTT--------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._IIIIIRRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIINRRRRRRIIIIIIIRRRRRRRIIIIIIIR
.P.PPPPPPP...........____LLLR|RRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________________
...LLLLLLLL.........._.......|..................................N.NNNNN
....LLLLLLL.........._.......|.............................ooooooooo.....ooooooooo
>>>>>>>>>>>>>>>>>>>>>_.......|..............................%.%.............%..............RRRRRRRR
..L.LLLLLL..........._.......|wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww.............,
....................._.......|..............bbbbbbbbbbbbbb
..L.LLLL............._iiiiiii|iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
..L.LLLL............._.......|...........................%
....LLL...........LLL_.......|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.P.PPPPPP............____RRRR|RR____________________________________________________________________
...LLLLLLLL.........._.......|.........................................N.NNNNN
.............................|
.............................|
.............................|
.............................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....2222.333333...222222.3...22222.333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
