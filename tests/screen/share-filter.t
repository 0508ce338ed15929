Under a filter no line is shared.
size: 90x16
keys: :set rows=shared<Enter>&job1<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"w1"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"w2"}},
{"ph":"M","name":"thread_name","pid":7,"tid":3,"args":{"name":"w3"}},
{"ph":"M","name":"thread_name","pid":7,"tid":4,"args":{"name":"w4"}},
{"ph":"M","name":"thread_name","pid":7,"tid":5,"args":{"name":"w5"}},
{"ph":"M","name":"thread_name","pid":7,"tid":6,"args":{"name":"w6"}},
{"ph":"M","name":"thread_name","pid":7,"tid":7,"args":{"name":"w7"}},
{"ph":"M","name":"thread_name","pid":7,"tid":8,"args":{"name":"w8"}},
{"ph":"M","name":"thread_name","pid":7,"tid":9,"args":{"name":"w9"}},
{"ph":"M","name":"thread_name","pid":7,"tid":10,"args":{"name":"w10"}},
{"ph":"M","name":"thread_name","pid":7,"tid":11,"args":{"name":"w11"}},
{"ph":"M","name":"thread_name","pid":7,"tid":12,"args":{"name":"w12"}},
{"ph":"M","name":"thread_name","pid":7,"tid":13,"args":{"name":"w13"}},
{"ph":"M","name":"thread_name","pid":7,"tid":14,"args":{"name":"w14"}},
{"ph":"M","name":"thread_name","pid":7,"tid":15,"args":{"name":"w15"}},
{"ph":"M","name":"thread_name","pid":7,"tid":16,"args":{"name":"w16"}},
{"ph":"M","name":"thread_name","pid":7,"tid":17,"args":{"name":"w17"}},
{"ph":"M","name":"thread_name","pid":7,"tid":18,"args":{"name":"w18"}},
{"ph":"M","name":"thread_name","pid":7,"tid":19,"args":{"name":"w19"}},
{"ph":"M","name":"thread_name","pid":7,"tid":20,"args":{"name":"w20"}},
{"ph":"M","name":"thread_name","pid":7,"tid":21,"args":{"name":"w21"}},
{"ph":"M","name":"thread_name","pid":7,"tid":22,"args":{"name":"w22"}},
{"ph":"M","name":"thread_name","pid":7,"tid":23,"args":{"name":"w23"}},
{"ph":"M","name":"thread_name","pid":7,"tid":24,"args":{"name":"w24"}},
{"ph":"X","name":"job1","pid":7,"tid":1,"ts":0,"dur":90},
{"ph":"X","name":"job2","pid":7,"tid":2,"ts":125,"dur":90},
{"ph":"X","name":"job3","pid":7,"tid":3,"ts":250,"dur":90},
{"ph":"X","name":"job4","pid":7,"tid":4,"ts":375,"dur":90},
{"ph":"X","name":"job5","pid":7,"tid":5,"ts":500,"dur":90},
{"ph":"X","name":"job6","pid":7,"tid":6,"ts":625,"dur":90},
{"ph":"X","name":"job7","pid":7,"tid":7,"ts":750,"dur":90},
{"ph":"X","name":"job8","pid":7,"tid":8,"ts":875,"dur":90},
{"ph":"X","name":"job9","pid":7,"tid":9,"ts":0,"dur":90},
{"ph":"X","name":"job10","pid":7,"tid":10,"ts":125,"dur":90},
{"ph":"X","name":"job11","pid":7,"tid":11,"ts":250,"dur":90},
{"ph":"X","name":"job12","pid":7,"tid":12,"ts":375,"dur":90},
{"ph":"X","name":"job13","pid":7,"tid":13,"ts":500,"dur":90},
{"ph":"X","name":"job14","pid":7,"tid":14,"ts":625,"dur":90},
{"ph":"X","name":"job15","pid":7,"tid":15,"ts":750,"dur":90},
{"ph":"X","name":"job16","pid":7,"tid":16,"ts":875,"dur":90},
{"ph":"X","name":"job17","pid":7,"tid":17,"ts":0,"dur":90},
{"ph":"X","name":"job18","pid":7,"tid":18,"ts":125,"dur":90},
{"ph":"X","name":"job19","pid":7,"tid":19,"ts":250,"dur":90},
{"ph":"X","name":"job20","pid":7,"tid":20,"ts":375,"dur":90},
{"ph":"X","name":"job21","pid":7,"tid":21,"ts":500,"dur":90},
{"ph":"X","name":"job22","pid":7,"tid":22,"ts":625,"dur":90},
{"ph":"X","name":"job23","pid":7,"tid":23,"ts":750,"dur":90},
{"ph":"X","name":"job24","pid":7,"tid":24,"ts":875,"dur":90},
{"ph":"X","name":"in","pid":7,"tid":3,"ts":260,"dur":20},
{"ph":"X","name":"long","pid":7,"tid":30,"ts":0,"dur":1000}
]}
--- text
 ttv  trace.json   &job1    51 events    view 0.00 ms .. 1.01 ms   1.01 ms   13.9 µs/col
 all 1 ms       │███████  ███████  ███████  ▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄▄ ▁▄▄▄▄▄▄▄
│0.00 ms        ┤┬0.0 ms───────┬0.2 ms───────┬0.4 ms────────┬0.6 ms───────┬0.8 ms───────┬─
>▼ app [7]      ┤│╌ 25 threads, 11 of 26 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    w1 [1]      │▏job1─
    w10 [10]    ││        ▏job10
    w11 [11]    ││                 ▏job11
    w12 [12]    ││                          ▏job12
    w13 [13]    ││                                   ▏job13
 what is slow in this view   filtered                          Tab, then Enter goes there
 slowest     90 µs  job1  w1 [1]
             90 µs  job10  w10 [10]
 self        90 µs    9.1 %  job1
             90 µs    9.1 %  job10
 app [7]   25 threads, 11 of 26 slic…   filter: job1  11 slices  tracks 12/26   line 1/12
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details  ? help  …
--- style
------TTTTTTTTTT--8888888----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_IIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIR
>>>>>>>>>>>>>>>>_|__RRRRRRRRRRRRRRRRRRRRRRRRRRR___________________________________________
....LLLLLL......_|ccccc
....LLLLLLLL...._|........cccccc
....LLLLLLLL...._|.................cccccc
....LLLLLLLL...._|..........................cccccc
....LLLLLLLL...._|...................................cccccc
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222.....33333..3333..222222
.............33333..33333..22222222
.2222........33333....22222..3333
.............33333....22222..33333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555..655555..5
