The critical path of a trace.
size: 100x20
keys: :trace bb<Enter>gC
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
 ttv  trace.json   &trace:bb00000000000000…    13 ms view 2.7 ms .. 12.2 ms   9.48 ms   122 µs/col
 all 13 ms           │      !        [  ▄▄▄▄▄▄██████████████████████████████████████████▅▄▄▄▄▄▃ ]
│3.0 ms              ┤──────────┬4 ms───────────┬6 ms────────────┬8 ms───────────┬10 ms──────────┬──
 ▼ shop              ┤╌│ 2 tracks, 1 of 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ GET        lane 2│ │▶GET /pay██9 ms███████████████████████████████████████████████████████████
 ▼ bank              ┤╌│ 1 track, 1 of 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    charge           │ │        ▶charge──7 ms─────────────────────────────────────────────
                       │
                       │
                       │
                       │
                       │
                       │
 critical path of 9 ms: 9 ms of work in 3 steps, 0 of waiting                                1 of 3
        WAIT WHY                             WORK PROCESS          THREAD          NAME
>                                            1 ms shop             GET             GET /pay
             waited for                      7 ms bank             charge          charge
             called by                       1 ms shop             GET             GET /pay
 shop / GET   depth 0  lane 2   1 slice                             2 slices  tracks 4/5   line 2/4
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTT--88888888888888888888888888---------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR..........._OOOOOOeOOOOOOOOVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVOOO
|||||||.............._RRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRIRR
.P.PPPP..............__|_RRRRRRRRRRRRRRRRRRRRRRR____________________________________________________
>>>>>>>>>>>>>>>>>>>>>_.|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.P.PPPP..............__|_RRRRRRRRRRRRRRRRRRRRR______________________________________________________
....LLLLLL..........._.|........Fmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222.............................2222.2222222..........222222..........2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?............??????????......................????.????.............??????..........333333
?............?????????.......................????.????.............???.............33333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
