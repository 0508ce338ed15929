A search that args have part in: those of an end, of an instant and of a flow
count too; n goes through all in the order of time.
size: 100x24
keys: ^/disk<Enter>nn
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"disk names are no hit"}},
{"ph":"X","name":"RunTask","cat":"disk","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"DiskRead","pid":7,"tid":1,"ts":100,"dur":200,"args":{"disk":"disk"}},
{"ph":"B","name":"Layout","pid":7,"tid":1,"ts":400,"args":{"nodes":31}},
{"ph":"E","name":"Layout","pid":7,"tid":1,"ts":900,"args":{"to":["the \u0064isk"]}},
{"ph":"i","name":"tick","s":"t","pid":7,"tid":2,"ts":300,"args":{"disks":1}},
{"ph":"X","name":"Write","pid":7,"tid":2,"ts":1100,"dur":150},
{"ph":"s","name":"f","id":1,"pid":7,"tid":2,"ts":1100,"args":{"to":"disk"}},
{"ph":"f","name":"f","id":1,"pid":7,"tid":1,"ts":1250,"bp":"e"}
]}
--- text
 ttv  trace.json   /disk 3/4    9 events   1.25 ms view 0.00 ms .. 1.26 ms   1.27 ms   16.2 µs/col
 all 1.25 ms         │██████▾███████████▾█████▾██████████████████████████████████████     ▾█████████
│0.40 ms             ┤┬0.0 ms─────┬0.2 ms─────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬1.0 ms─────┬────
 ▼ disk name…e no hit┤╌╌ disk names are no hit [7]  2 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1         │▏RunTask──1 ms────────────────────────────────────────────────
>   thread 1         │      ▏DiskRead───      │▶Layout██500 µs███████████████
    thread 2         │                        │                                           ▏Write───
    instants         │                  ◆ tick│
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
 Layout   to=["the disk"]
 start 0.000 400 s    wall 500 µs         self 500 µs  100.0 %         of parent 50.0 %
 disk names are no hit [7] / thread 1   depth 1   2 slic…  /disk  match 3 of 4, tracks 1   line 3/5
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--88888888888----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR........._OOOOOO!OOOOOOOOOOO!OOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOO
||||||||............._IIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIRRRR
.P.PPPPPPPPPP!!!!!!!!____PPPPPPPPPPPPPPPPPPPPP|PPPRRRRRRRRRRRRRRRRRRRRR_____________________________
..L.LLLLLLLL........._mmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
>>>>>>>>>>>>>>>>>>>>>_......!!!!!!!!!!!!......|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL........._........................|...........................................!!!!!!!!!
....LLLLLLLL........._..................!.NNNN|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
..............................................|
1111111111!!!!!!!!!!!!!!!111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333.........222222222.333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
