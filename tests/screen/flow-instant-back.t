[ goes from that slice back to the instant.
size: 90x26
keys: tthread 3<Enter><Right>[
--- trace
[
{"ph":"X","name":"Outer","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"i","s":"t","name":"PostTask","pid":1,"tid":1,"ts":10},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"X","name":"RunTask","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":50}
]
--- text
 ttv  trace.json   6 events   90 µs       view -1 µs .. 90 µs   91.3 µs   1.25 µs/col
 all 90 µs      │█████████████████▄▄▄▄▄▄▄▄               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│10 µs          ┤─┬0 µs──────────┬20 µs──────────┬40 µs──────────┬60 µs──────────┬80 µs───
 ▼ process 1    ┤╌╌ 3 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │ ▏Outer──20 µs───
>   instants    │        ●╮PostTask
    thread 2    │ ▏Idle──30 µs────────────
    thread 3    │        │╰──────────────────────────────▶▏RunTask──40 µs─────────────────
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
 instant PostTask
 time 0.000 010 s    scope thread   flows 0 in, 1 out
 flow from thread 1
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT--------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||.........._RIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRR
.P.PPPPPPPPP....____RRRRR|RRRRRRRRRRRRR___________________________________________________
....LLLLLLLL...._.ttttttt|tttttttt
>>>>>>>>>>>>>>>>_........|FNNNNNNNN
....LLLLLLLL...._.aaaaaaa|aaaaaaaaaaaaaaaa
....LLLLLLLL...._........|FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....22222.333333...22222.33333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
