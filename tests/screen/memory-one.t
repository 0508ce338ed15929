A memory dump at the end of the trace has its sizes.
size: 80x12
keys: 
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"light","process_totals":{"resident_set_bytes":"6400000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"6000000"}}}}}}}
]}
--- text
 ttv  trace.json   2 events   0          view -1 ns .. 63 ns   64 ns   1 ns/col
│0 ns          ┤─┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns────┬50 ns────┬──
 ▼ app [1]     ┤╌│ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ memor…dumps│ ● 0xa
    resid… 100M│ ▇
    malloc  96M│ ▇
                 │
                 │
 memory dump 0xa
 time 0 s            level light   resident_set_bytes 100 MiB
 app [1] / memory dumps                                                line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
|||||.........._RIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIRR
.P.PPPPPPP.....__|_RRRRRRRRRRRRRRRR_____________________________________________
>>>>>>>>>>>>>>>_.@.NNN
....LLLLLL.LLLL_.|
....LLLLLL..LLL_.|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.333............22222.33333...222222222222222222.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
