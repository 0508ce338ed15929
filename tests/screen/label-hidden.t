Labels that begin and end alike lose their beginning when a cut in the middle
would hide what tells them apart.
size: 80x10
keys:
--- trace
{"traceEvents":[
{"ph":"b","cat":"n","name":"http.client.request","pid":7,"id":1,"ts":0},
{"ph":"e","cat":"n","name":"http.client.request","pid":7,"id":1,"ts":90},
{"ph":"b","cat":"n","name":"http.server.request","pid":7,"id":2,"ts":10},
{"ph":"e","cat":"n","name":"http.server.request","pid":7,"id":2,"ts":80}
]}
--- text
 ttv  trace.json   4 events      view 0 µs .. 91 µs   91.5 µs   1.43 µs/col
│0 µs          ┤┬0 µs────────┬20 µs────────┬40 µs────────┬60 µs────────┬80 µs───
 ▼ process 7   ┤│╌ 2 tracks, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   …client.re…│▶http.client.request██90 µs████████████████████████████████████
    …server.re…││      ▏http.server.request──70 µs──────────────────────
                │
                │
                │
 process 7 / http.client.request   depth 0   1 slice                   line 2/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLLLLL_|......ppppppppppppppppppppppppppppppppppppppppppppppppp
................|
................|
................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
