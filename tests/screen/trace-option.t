A trace that an option names fills the view.
size: 100x20
options: --trace=aa
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
 ttv  trace.json   &trace:"aa"    1 alert   13 ms   view -0.04 ms .. 4.08 ms   4.13 ms   53 µs/col
 all 13 ms           │[█████!█████████████████▅]
│0.00 ms             ┤┬0 ms──────────────┬1 ms──────────────┬2 ms──────────────┬3 ms──────────────┬─
 ▼ shop              ┤│╌ 2 tracks, 2 of 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ GET              ││▶GET /cart██4 ms███████████████████████████████████████████████████████████
                     ││                   !read──1 ms────────
 what ran in this view   filtered                                        Tab, then Enter goes there
 async        4 ms  GET
              1 ms  read
 odd             1  a span whose parent is not in the file








 shop / GET   depth 0   1 slice                 filter: trace:"aa"  2 slices  tracks 2/5   line 2/3
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details  ? help  q quit
--- style
------TTTTTTTTTT--8888888888888---TTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR..........._VVVVVVeVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIR
.P.PPPP.............._|__RRRRRRRRRRRRRRRRRRRRRRR____________________________________________________
>>>>>>>>>>>>>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....................._|...................###################
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222........3333..333
..............3333..3333
.222.............3..33333333333333333333333333333333333333








7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555..655555..655555
