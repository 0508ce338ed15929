A distributed trace whose spans have no kind is known by what they are called from.
size: 80x24
keys:
--- trace
{"data":[{"traceID":"a","spans":[
{"traceID":"a","spanID":"1","operationName":"get","references":[],"startTime":1000,"duration":900,"processID":"p1"},
{"traceID":"a","spanID":"2","operationName":"load","references":[{"refType":"CHILD_OF","traceID":"a","spanID":"1"}],"startTime":1100,"duration":700,"processID":"p2"},
{"traceID":"a","spanID":"3","operationName":"read","references":[{"refType":"CHILD_OF","traceID":"a","spanID":"2"}],"startTime":1200,"duration":500,"processID":"p3"},
{"traceID":"a","spanID":"4","operationName":"draw","references":[{"refType":"CHILD_OF","traceID":"a","spanID":"1"}],"startTime":1850,"duration":40,"processID":"p1"}
],"processes":{"p1":{"serviceName":"web"},"p2":{"serviceName":"cart"},"p3":{"serviceName":"db"}}}]}
--- text
 ttv  trace.json   4 events    view -14 µs .. 900 µs   914 µs   14.3 µs/col
 all 900 µs    │▃▃▃▃▃▃▃▆▆▆▆▆▆▆████████████████████████████████████▆▆▆▆▆▆▆▃▃▃▃▃▃▃
│0 µs          ┤┬0 µs─────────┬200 µs───────┬400 µs───────┬600 µs───────┬800 µs─
 ▼ web         ┤│╌ 1 track, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ get        ││▶get██900 µs███████████████████████████████████████████████████
               ││       │                                                   ───
 ▼ cart        ┤│╌ 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    load       ││      ▶▏load──700 µs────────────────────────────────────
 ▼ db          ┤│╌ 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    read       ││              ▏read──500 µs──────────────────────
 distributed trace   3 services   1 request   slowest 900 µs
 slowest    900 µs  get > db read  web
 service    500 µs   55.6 %  db
            200 µs   22.2 %  web
            200 µs   22.2 %  cart
 self       500 µs   55.6 %  read  db
            200 µs   22.2 %  load  cart
            160 µs   17.8 %  get  web
             40 µs    4.4 %  draw  web
 next      gT all requests   gC what held it up   F flame graph


 web / get   depth 0   1 slice                                         line 2/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIR
.P.PPP........._|__RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._|.......F...................................................ooo
.P.PPPP........_|__RRRRRRRRRRRRRRRR_____________________________________________
....LLLL......._|......Fiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
.P.PP.........._|__RRRRRRRRRRRRRRRR_____________________________________________
....LLLL......._|..............ggggggggggggggggggggggggggggggggggg
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333333333..222
.2222222....333333...222222..33
............333333...222222..333
............333333...222222..3333
.2222.......333333...222222..3333..22
............333333...222222..3333..2222
............333333...222222..333..222
.............33333....22222..3333..222
.2222......66.333333333333...66.333333333333333...6.33333333333


77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
