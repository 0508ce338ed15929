Alerts among other slices: cells have the colour of the name, unless most of
what they show are alerts; a tick stands where alerts are many.
size: 80x16
keys: <Esc>S
--- trace
[{"traceId":"0000000000000001","id":"0000000000000001","name":"get","timestamp":1000000,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000002","id":"0000000000000002","name":"get","timestamp":1000100,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000003","id":"0000000000000003","name":"get","timestamp":1000200,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000004","id":"0000000000000004","name":"get","timestamp":1000300,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"0000000000000005","id":"0000000000000005","name":"get","timestamp":1000400,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000006","id":"0000000000000006","name":"get","timestamp":1000500,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000007","id":"0000000000000007","name":"get","timestamp":1000600,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000008","id":"0000000000000008","name":"get","timestamp":1000700,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000009","id":"0000000000000009","name":"get","timestamp":1000800,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000000a","id":"000000000000000a","name":"get","timestamp":1000900,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"000000000000000b","id":"000000000000000b","name":"get","timestamp":1001000,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000000c","id":"000000000000000c","name":"get","timestamp":1001100,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000000d","id":"000000000000000d","name":"get","timestamp":1001200,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000000e","id":"000000000000000e","name":"get","timestamp":1001300,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000000f","id":"000000000000000f","name":"get","timestamp":1001400,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000010","id":"0000000000000010","name":"get","timestamp":1001500,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"0000000000000011","id":"0000000000000011","name":"get","timestamp":1001600,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000012","id":"0000000000000012","name":"get","timestamp":1001700,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000013","id":"0000000000000013","name":"get","timestamp":1001800,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000014","id":"0000000000000014","name":"get","timestamp":1001900,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000015","id":"0000000000000015","name":"get","timestamp":1002000,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000016","id":"0000000000000016","name":"get","timestamp":1002100,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"0000000000000017","id":"0000000000000017","name":"get","timestamp":1002200,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000018","id":"0000000000000018","name":"get","timestamp":1002300,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000019","id":"0000000000000019","name":"get","timestamp":1002400,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000001a","id":"000000000000001a","name":"get","timestamp":1002500,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000001b","id":"000000000000001b","name":"get","timestamp":1002600,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000001c","id":"000000000000001c","name":"get","timestamp":1002700,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"000000000000001d","id":"000000000000001d","name":"get","timestamp":1002800,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000001e","id":"000000000000001e","name":"get","timestamp":1002900,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000001f","id":"000000000000001f","name":"get","timestamp":1003000,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000020","id":"0000000000000020","name":"get","timestamp":1003100,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000021","id":"0000000000000021","name":"get","timestamp":1003200,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000022","id":"0000000000000022","name":"get","timestamp":1003300,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"0000000000000023","id":"0000000000000023","name":"get","timestamp":1003400,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000024","id":"0000000000000024","name":"get","timestamp":1003500,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000025","id":"0000000000000025","name":"get","timestamp":1003600,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000026","id":"0000000000000026","name":"get","timestamp":1003700,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000027","id":"0000000000000027","name":"get","timestamp":1003800,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000028","id":"0000000000000028","name":"get","timestamp":1003900,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"0000000000000029","id":"0000000000000029","name":"get","timestamp":1004000,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000002a","id":"000000000000002a","name":"get","timestamp":1004100,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000002b","id":"000000000000002b","name":"get","timestamp":1004200,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000002c","id":"000000000000002c","name":"get","timestamp":1004300,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000002d","id":"000000000000002d","name":"get","timestamp":1004400,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000002e","id":"000000000000002e","name":"get","timestamp":1004500,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"000000000000002f","id":"000000000000002f","name":"get","timestamp":1004600,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000030","id":"0000000000000030","name":"get","timestamp":1004700,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000031","id":"0000000000000031","name":"get","timestamp":1004800,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000032","id":"0000000000000032","name":"get","timestamp":1004900,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000033","id":"0000000000000033","name":"get","timestamp":1005000,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000034","id":"0000000000000034","name":"get","timestamp":1005100,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"0000000000000035","id":"0000000000000035","name":"get","timestamp":1005200,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000036","id":"0000000000000036","name":"get","timestamp":1005300,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000037","id":"0000000000000037","name":"get","timestamp":1005400,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000038","id":"0000000000000038","name":"get","timestamp":1005500,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0000000000000039","id":"0000000000000039","name":"get","timestamp":1005600,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000003a","id":"000000000000003a","name":"get","timestamp":1005700,"duration":95,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}},
{"traceId":"000000000000003b","id":"000000000000003b","name":"get","timestamp":1005800,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"000000000000003c","id":"000000000000003c","name":"get","timestamp":1005900,"duration":80,"localEndpoint":{"serviceName":"web"}},
{"traceId":"00000000000000ff","id":"00000000000000ff","name":"get","timestamp":1008000,"duration":900,"localEndpoint":{"serviceName":"web"},"tags":{"error":"500"}}]
--- text
 ttv  trace.json   11 alerts      view 0.0 ms .. 8.9 ms   9.04 ms   141 µs/col
 all 8.9 ms    │██!███!███!████!███!███!████!███!███!███!██▁             !██████
│8.0 ms        ┤┬0 ms─────────┬2 ms─────────┬4 ms──────────┬6 ms─────────┬8 ms──
 ▼ web         ┤╌╌ 1 track, 61 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌
>   get        │▁▇▇ get ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ get          ▶get███
                                                                         │
 operations   61 in all   0.7 at once   longest 900 µs get
 longest    900 µs  get
 open      5.85 ms  100.0 %  get  61 times, longest 900 µs
 next      g2 all, by length   g3 by name




 the whole trace is in view
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---TTTTTTTTT------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOeOOOeOOOeOOOOeOOOeOOOeOOOOeOOOeOOOeOOOeOOOOOOOOOOOOOOOOeOOOOOO
|||||||........_IIIIIRRRRRRRRRIIIIIRRRRRRRRRIIIIIRRRRRRRRRRIIIIIRRRRRRRRRIIIIIRR
.P.PPP.........____RRRRRRRRRRRRRRRRRR____________________________________|______
>>>>>>>>>>>>>>>_mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm#.mmm..........@@@@@@@
.........................................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..333
.2222......3333333..2222222..333..222222222222222222222222
.2222......66.33333333333333...66.3333333




77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
