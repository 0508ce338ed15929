Summary of a tsc trace: a slice whose name says little is named by its file, too; a long value keeps room for the track.
size: 120x36
--- trace
{"traceEvents":[
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":0,"dur":900,"args":{"path":"/src/b0.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":1000,"dur":880,"args":{"path":"/src/a/long/way/down/component1.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":2000,"dur":860,"args":{"path":"/src/b2.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":3000,"dur":840,"args":{"path":"/src/a/long/way/down/component3.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":4000,"dur":820,"args":{"path":"/src/b4.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":5000,"dur":800,"args":{"path":"/src/a/long/way/down/component5.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":6000,"dur":780,"args":{"path":"/src/b6.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":7000,"dur":760,"args":{"path":"/src/a/long/way/down/component7.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":8000,"dur":740,"args":{"path":"/src/b8.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":9000,"dur":720,"args":{"path":"/src/a/long/way/down/component9.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":10000,"dur":700,"args":{"path":"/src/b10.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":11000,"dur":680,"args":{"path":"/src/a/long/way/down/component11.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":12000,"dur":660,"args":{"path":"/src/b12.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":13000,"dur":640,"args":{"path":"/src/a/long/way/down/component13.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":14000,"dur":620,"args":{"path":"/src/b14.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":15000,"dur":600,"args":{"path":"/src/a/long/way/down/component15.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":16000,"dur":580,"args":{"path":"/src/b16.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":17000,"dur":560,"args":{"path":"/src/a/long/way/down/component17.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":18000,"dur":540,"args":{"path":"/src/b18.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":19000,"dur":520,"args":{"path":"/src/a/long/way/down/component19.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":20000,"dur":500,"args":{"path":"/src/b20.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":21000,"dur":480,"args":{"path":"/src/a/long/way/down/component21.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":22000,"dur":460,"args":{"path":"/src/b22.ts"}},
{"ph":"X","name":"checkSourceFile","pid":1,"tid":1,"ts":23000,"dur":440,"args":{"path":"/src/a/long/way/down/component23.ts"}},
{"ph":"X","name":"InstantiateClass","pid":1,"tid":2,"ts":0,"dur":800,"args":{"detail":"std::very_long_namespace::vector<int, std::allocator<int>>::push_back_somewhere"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"Main"}}
]}
--- text
 ttv  trace.json   26 events   23.44 ms                                  view 0.0 ms .. 23.6 ms   23.7 ms   247 µs/col
 all 23.4 ms           │████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▂▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄ ▄▄▄▁▄▄▄ ▄▄▄ ▄▄▄▂▁▄▄  ▄▄▁ ▄▄▃ ▄▄
│0.0 ms                ┤┬0 ms───────────────┬5 ms───────────────┬10 ms──────────────┬15 ms───────────────┬20 ms─────────
 ▼ process 1           ┤│╌ 2 threads, 25 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   Main [1]           │▶ch…▏ch…▏ch…▏ch…▏ch…▏ch…▏── ─── ─── ───  ──  ──  ──  ──  ──  ──  ──  ──  ──  ──  ──  ▇▇▁ ▇▇▁ ▇▇
    thread 2           │─── InstantiateClass …very_long_namespace::vector<int, std::allocator<int>>::push_back_somewhere
                        │
                        │
                        │
                        │
                        │
                        │
 program   2 threads   longest 900 µs checkSourceFile src/b0.ts   Main [1] 68.6 % busy       Tab, then Enter goes there
 slowest    900 µs  checkSourceFile src/b0.ts  Main [1]
            880 µs  checkSourceFile down/component1.ts  Main [1]
            860 µs  checkSourceFile src/b2.ts  Main [1]
            840 µs  checkSourceFile down/component3.ts  Main [1]
            820 µs  checkSourceFile src/b4.ts  Main [1]
            800 µs  checkSourceFile down/component5.ts  Main [1]
            800 µs  InstantiateClass std::very_long_namespace::vector<int, std::allocator<int>>::push_back_somewhere
            780 µs  checkSourceFile src/b6.ts  Main [1]
            760 µs  checkSourceFile down/component7.ts  Main [1]
            740 µs  checkSourceFile src/b8.ts  Main [1]
            720 µs  checkSourceFile down/component9.ts  Main [1]
            700 µs  checkSourceFile src/b10.ts  Main [1]
 busy      16.1 ms   68.6 %  Main [1]
            800 µs    3.4 %  thread 2
 self      16.1 ms   95.3 %  checkSourceFile
            800 µs    4.7 %  InstantiateClass
 next      gO why   F flame graph   g3 by name




 process 1 / Main [1]   depth 0   24 slices                                                                    line 2/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTT---------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIIRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRIIIIIIRRRRRRRRR
.P.PPPPPPPPP..........._|__RRRRRRRRRRRRRRRRRRRR_________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_@@@@fffffffffffffffffffffff.fff.fff.fff..ff..ff..ff..ff..ff..ff..ff..ff..ff..ff..ff..fff.fff.ff
....LLLLLLLL..........._|ll.llllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
........................|
........................|
........................|
........................|
........................|
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333333333333333333333..22222222
............333333..3333333333333333333333333333333333..22222222
............333333..3333333333333333333333333..22222222
............333333..3333333333333333333333333333333333..22222222
............333333..3333333333333333333333333..22222222
............333333..3333333333333333333333333333333333..22222222
............333333..333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
............333333..3333333333333333333333333..22222222
............333333..3333333333333333333333333333333333..22222222
............333333..3333333333333333333333333..22222222
............333333..3333333333333333333333333333333333..22222222
............333333..33333333333333333333333333..22222222
.2222......3333333...222222..33333333
............333333....22222..33333333
.2222......3333333...222222..333333333333333
............333333....22222..3333333333333333
.2222......66.333...6.33333333333...66.3333333




777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
