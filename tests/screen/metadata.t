g6: clock syncs, metadata with values that unfold, flows with one end.
size: 80x24
keys: g66j<Space>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"num_cpus","pid":1,"tid":1,"args":{"number":8}},
{"ph":"M","name":"process_uptime_seconds","pid":1,"tid":1,"args":{"uptime":"12"}},
{"ph":"M","name":"vendor_thing","pid":5,"args":{"a":1,"b":[1,2,3]}},
{"ph":"c","name":"clock_sync","pid":1,"tid":1,"ts":500,"args":{"sync_id":"guid-1"}},
{"ph":"c","name":"clock_sync","pid":1,"tid":1,"ts":700,"args":{"sync_id":"guid-2","issue_ts":650}},
{"ph":"X","name":"Send","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"s","name":"ipc","cat":"ipc","id":1,"pid":1,"tid":1,"ts":50},
{"ph":"X","name":"Receive","pid":1,"tid":1,"ts":300,"dur":100},
{"ph":"f","bp":"e","name":"ipc","cat":"ipc","id":2,"pid":1,"tid":1,"ts":350}
],
"displayTimeUnit":"ns",
"otherData":{"version":"trace-v1.0","note":"a string that is rather long, so long that it takes up more than one line of the pane's column in which it stands"},
"metadata":{"os-name":"Linux","product":{"version":"156.0","channel":"beta"},"args":["--enable-x","--foo=bar"]},
"systemTraceEvents":"# tracer: nop\n#\n 1\n 2\n 3\n 4\n 5\n 6\n 7\n 8\n 9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n",
"controllerTraceDataKey":"systraceController"}
--- text
 ttv  trace.json   part lost     view 0 µs .. 711 µs   711 µs   11.1 µs/col
 all 700 µs    │██████████                 ██████████
│0 µs          ┤┬0 µs────────────┬200 µs───────────┬400 µs───────────┬600 µs────
 ▼ app [1]     ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1]   │▏Send────                  ▏Receive─
                │
 the trace                                                             16 of 33
 clock syncs (2): when, which
   0.000 500 s  guid-1  received
   0.000 700 s  guid-2  issued, took 50 µs
 metadata (7)
   num_cpus, app [1] 8
   process_uptime_seconds, app [1] "12"
 ▶ vendor_thing, 5 {2}  a 1, b [3]
 ▼ otherData {2}
     version "trace-v1.0"
     note "a string that is rather long, so long that it takes up more than one
          line of the pane's column in which it stands"
 ▼ metadata {3}
     os-name "Linux"
   ▼ product {2}
       version "156.0"
 app [1] / main [1]   depth 0   2 slices                               line 2/2
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT---TTTTTTTTT-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_|pppppppp..................ggggggggg
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.PPPPPPPPPPPPPPPPPPPPPPPPPPPP
.3333333333333333333333333333333
.33333333333333333333333333333333333333333
.PPPPPPPPPPPP
...22222222222222222.3
...2222222222222222222222222222222.3333
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.2.222222222.333
.....2222222.333333333333
.....2222.333333333333333333333333333333333333333333333333333333333333333333333
.........3333333333333333333333333333333333333333333333
.2.22222222.333
.....2222222.3333333
...2.2222222.333
.......2222222.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
