A distributed trace: the slowest requests and what took them, services, what failed.
size: 110x26
--- trace
{"data": [{"traceID": "t1", "spans": [{"traceID": "t1", "spanID": "a0", "operationName": "GET", "references": [], "startTime": 1000000, "duration": 900, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/0"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b0", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a0"}], "startTime": 1000100, "duration": 700, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c0", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b0"}], "startTime": 1000200, "duration": 500, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a1", "operationName": "GET", "references": [], "startTime": 1002000, "duration": 850, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/1"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b1", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a1"}], "startTime": 1002100, "duration": 650, "tags": [{"key": "span.kind", "type": "string", "value": "server"}, {"key": "error", "type": "bool", "value": true}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c1", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b1"}], "startTime": 1002200, "duration": 450, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a2", "operationName": "GET", "references": [], "startTime": 1004000, "duration": 800, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/2"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b2", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a2"}], "startTime": 1004100, "duration": 600, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c2", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b2"}], "startTime": 1004200, "duration": 400, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a3", "operationName": "GET", "references": [], "startTime": 1006000, "duration": 750, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/3"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b3", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a3"}], "startTime": 1006100, "duration": 550, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c3", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b3"}], "startTime": 1006200, "duration": 350, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a4", "operationName": "GET", "references": [], "startTime": 1008000, "duration": 700, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/4"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b4", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a4"}], "startTime": 1008100, "duration": 500, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c4", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b4"}], "startTime": 1008200, "duration": 300, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a5", "operationName": "GET", "references": [], "startTime": 1010000, "duration": 650, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/5"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b5", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a5"}], "startTime": 1010100, "duration": 450, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c5", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b5"}], "startTime": 1010200, "duration": 250, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a6", "operationName": "GET", "references": [], "startTime": 1012000, "duration": 600, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/6"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b6", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a6"}], "startTime": 1012100, "duration": 400, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c6", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b6"}], "startTime": 1012200, "duration": 200, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "a7", "operationName": "GET", "references": [], "startTime": 1014000, "duration": 550, "tags": [{"key": "span.kind", "type": "string", "value": "client"}, {"key": "http.route", "type": "string", "value": "/checkout/7"}], "logs": [], "processID": "p1"},
{"traceID": "t1", "spanID": "b7", "operationName": "price item", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "a7"}], "startTime": 1014100, "duration": 350, "tags": [{"key": "span.kind", "type": "string", "value": "server"}], "logs": [], "processID": "p2"},
{"traceID": "t1", "spanID": "c7", "operationName": "SELECT stock", "references": [{"refType": "CHILD_OF", "traceID": "t1", "spanID": "b7"}], "startTime": 1014200, "duration": 150, "tags": [{"key": "span.kind", "type": "string", "value": "client"}], "logs": [], "processID": "p2"}], "processes": {"p1": {"serviceName": "web", "tags": []}, "p2": {"serviceName": "cart", "tags": []}}}]}
--- text
 ttv  trace.json   1 alert   24 events   14.55 ms             view -0.1 ms .. 14.6 ms   14.7 ms   169 µs/col
 all 14.6 ms          │█████▄      !████▂     ▁█████       ████▄      ▂████▁      ▄████       ▃███▄       ▄███
│0.0 ms               ┤┬0 ms───────┬2 ms───────┬4 ms───────┬6 ms──────┬8 ms───────┬10 ms──────┬12 ms──────┬───
 ▼ web                ┤│╌ 1 track, 8 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   GET               ││●GET█      ▏GET─       ▏GET─       ▏GET─       ▏GET        ▏GET        ─── GET    ▏GET
 ▼ cart               ┤│╌│1 track, 16 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ price item        ││▶pr…        !pr…        ───         ───        ───         ───         ───         ──
                      ││ ───         ──         ───         ── SELECT … ──         ▁─▃         ▂─ SELECT … ▄▃
                       │
                       │
                       │
                       │
 distributed trace   2 services   8 requests   slowest 900 µs   1 error            Tab, then Enter goes there
 slowest    900 µs  GET checkout/0 > cart SELECT stock  web
            850 µs  GET checkout/1 > cart SELECT stock  web
            800 µs  GET checkout/2 > cart SELECT stock  web
            750 µs  GET checkout/3 > cart SELECT stock  web
 service    4.2 ms   72.4 %  cart
            1.6 ms   27.6 %  web
 self       2.6 ms   44.8 %  SELECT stock  cart  8 times, longest 500 µs
            1.6 ms   27.6 %  GET  web  8 times, longest 200 µs
            1.6 ms   27.6 %  price item  cart  8 times, longest 200 µs
 failed          1  price item  cart
 next      gT all requests   gC what held it up   F flame graph
 web / GET   depth 0   8 slices                                                                      line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  …
--- style
------TTTTTTTTTT---TTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR.........._OOOOOOOOOOOOeOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||..............._IIIIIRRRRRRRIIIIIRRRRRRRIIIIIRRRRRRRIIIIIRRRRRRIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIRRR
.P.PPP................_|__RRRRRRRRRRRRRRRRR___________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>_|F@@@@......ooooo.......ooooo.......ooooo.......oooo........oooo........ooo.ooo....oooo
.P.PPPP..............._|_FRRRRRRRRRRRRRRRRRR__________________________________________________________________
..L.LLLLLLLLLL........_|Fuuu........####........uuu.........uuu........uuu.........uuu.........uuu.........uu
......................_|.ddd.........dd.........ddd.........dd.dddddddd.dd.........ddd.........dd.dddddddd.dd
.......................|
.......................|
.......................|
.......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333333333333333333333333333333..222
............333333..3333333333333333333333333333333333..222
............333333..3333333333333333333333333333333333..222
............333333..3333333333333333333333333333333333..222
.2222222....333333...222222..3333
............333333...222222..333
.2222.......333333...222222..333333333333..22222222222222222222222222222
............333333...222222..333..2222222222222222222222222222
............333333...222222..3333333333..22222222222222222222222222222
.222222..........3..3333333333..2222
.2222......66.333333333333...66.333333333333333...6.33333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..5
