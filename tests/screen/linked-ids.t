Two async trees that a linked id makes one.
size: 100x24
keys: /child<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"b","name":"request","cat":"net","id":"0x1","pid":1,"tid":1,"ts":100},
{"ph":"=","name":"linked","cat":"net","id":"0x1","pid":1,"tid":1,"ts":150,"args":{"linked_id":"0x2"}},
{"ph":"b","name":"child","cat":"net","id":"0x2","pid":1,"tid":1,"ts":200},
{"ph":"e","name":"child","cat":"net","id":"0x2","pid":1,"tid":1,"ts":500},
{"ph":"e","name":"request","cat":"net","id":"0x1","pid":1,"tid":1,"ts":800}
]}
--- text
 ttv  trace.json   /child 1/1    7 events   700 µs  view -9 µs .. 700 µs   709 µs   9.09 µs/col
 all 700 µs          │███████████▾██████████████████████████████████████████████████████████████████
│100 µs              ┤┬0 µs──────┬100 µs────┬200 µs────┬300 µs────┬400 µs────┬500 µs────┬600 µs────┬
 ▼ app [1]           ┤╌╌ 1 track, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ request          │ ▏request──700 µs─────────────────────────────────────────────────────────────
>   request          │           │▶child██300 µs███████████████████
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
                                 │
                                 │
 child
 start 0.000 100 s    wall 300 µs         self 300 µs  100.0 %    of parent 42.9 %   category net
 app [1] / request   depth 1   1 slice                              /child  match 1 of 1   line 3/3
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--888888888888----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRI
.P.PPPPPPP...........____RRRRRRRR|RRRRRRRR__________________________________________________________
..L.LLLLLLL.........._.nnnnnnnnnn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
>>>>>>>>>>>>>>>>>>>>>_...........|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333....222222222.333333...22222222.333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
