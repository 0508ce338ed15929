Arrows that are called parent make no spans of slices without a category: those of one program.
size: 80x16
keys:
--- trace
[
{"name":"a","ph":"X","pid":1,"tid":1,"ts":0,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":10,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":20,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":30,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":40,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":50,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":60,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":70,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":80,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":90,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":100,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":110,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":120,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":130,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":140,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":150,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":160,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":170,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":180,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":190,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":200,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":210,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":220,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":230,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":240,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":250,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":260,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":270,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":280,"dur":5},
{"name":"a","ph":"X","pid":1,"tid":1,"ts":290,"dur":5},
{"name":"x","cat":"parent","ph":"s","id":1,"pid":1,"tid":1,"ts":1},
{"name":"x","cat":"parent","ph":"f","id":1,"pid":1,"tid":1,"ts":11,"bp":"e"}
]
--- text
 ttv  trace.json   32 events     view 0 µs .. 299 µs   300 µs   4.68 µs/col
 all 295 µs    │█▆██████████▁█▆██████████▁█▆██████████▁█▅██████████▁█▅██████████
│0 µs          ┤┬0 µs─────┬50 µs─────┬100 µs────┬150 µs───┬200 µs────┬250 µs────
 ▼ process 1   ┤│╌ 1 thread, 30 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │●▶▶▃▇▃▅▅▅▅▃▇▃▇▁▇▁▇▁▇▃▅▃▅▅▃▇▃▇▁▇ ▇▁▇▃▇▃▅▅▃▅▃▇▁▇▁▇▁▇▁▇▃▅▅▅▅▃▇▃▇▁▇
                │
 program   longest 5 µs a   50.8 % busy              Tab, then Enter goes there
 slowest      5 µs  a  thread 1
 self       150 µs  100.0 %  a
 next      gO why   F flame graph   g3 by name




 process 1 / thread 1   depth 0   30 slices                            line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRIIIIIIRRRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_|@Fgggggggggggggggggggggggggggg.ggggggggggggggggggggggggggggggg
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222......3333..3..22222222
.2222.......333333..2222222..3
.2222......66.333...6.33333333333...66.3333333




77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
