Enter in the list of traces shows one alone, from edge to edge.
size: 100x20
keys: gTj<Enter>
--- trace
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}}]},
"scopeSpans":[{"spans":[
{"traceId":"aa000000000000000000000000000001","spanId":"a000000000000001","name":"GET","kind":2,
"startTimeUnixNano":"1000000","endTimeUnixNano":"5000000","attributes":[{"key":"http.route","value":{"stringValue":"/cart"}}]},
{"traceId":"aa000000000000000000000000000001","spanId":"a000000000000002","parentSpanId":"a000000000000001","name":"read","kind":3,
"startTimeUnixNano":"2000000","endTimeUnixNano":"3000000","status":{"code":2}},
{"traceId":"bb000000000000000000000000000002","spanId":"b000000000000001","name":"GET","kind":2,
"startTimeUnixNano":"4000000","endTimeUnixNano":"13000000","attributes":[{"key":"http.route","value":{"stringValue":"/pay"}}]},
{"traceId":"cc000000000000000000000000000003","spanId":"c000000000000001","parentSpanId":"c0000000000000ff","name":"late","kind":5,
"startTimeUnixNano":"14000000"}
]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"bank"}}]},
"scopeSpans":[{"spans":[
{"traceId":"bb000000000000000000000000000002","spanId":"b000000000000002","parentSpanId":"b000000000000001","name":"charge","kind":2,
"startTimeUnixNano":"5000000","endTimeUnixNano":"12000000"}
]}]}]}
--- text
 ttv  trace.json   &trace:aa00000000000000…         view -0.04 ms .. 4.08 ms   4.13 ms   53 µs/col
 all 13 ms           │[█████!█████████████████▅]
│0.00 ms             ┤┬0 ms──────────────┬1 ms──────────────┬2 ms──────────────┬3 ms──────────────┬─
 ▼ shop              ┤│╌ 2 tracks, 2 of 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ GET              ││▶GET /cart██4 ms███████████████████████████████████████████████████████████
                     ││                   !read──1 ms────────
                      │
                      │
 traces  3 rows
 the distributed traces of the file: Enter shows one alone
  service  name        dur▾  spans  services  errors  orphans      ts trace_id
  shop     GET /pay    9 ms      2         2       0        0 0.003 s bb0000000000000000000000000…
  shop     GET /cart   4 ms      2         1       1        0 0 s     aa0000000000000000000000000…
  shop     late      no end      1         1       0        1 0.013 s cc0000000000000000000000000…




 shop / GET   depth 0   1 slice                                     2 slices  tracks 2/5   line 2/3
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  q close  ? help
--- style
------TTTTTTTTTT--88888888888888888888888888--------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR..........._VVVVVVeVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIR
.P.PPPP.............._|__RRRRRRRRRRRRRRRRRRRRRRR____________________________________________________
>>>>>>>>>>>>>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....................._|...................###################
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222
.22222222..2222........2222..22222..22222222..222222..2222222......22.22222222
.33333.....33333333....3333......3.........3.......3........3.3333333.3333333333333333333333333333
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.33333.....3333......333333......3.........3.......3........3.3333333.3333333333333333333333333333




7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..6555555..655555
