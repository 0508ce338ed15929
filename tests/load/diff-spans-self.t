# diff: spans have for themselves what their children in any process, together and cut to them, do not cover: of a query that is slower no caller is.
--- file old.json
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000001","name":"GET","kind":2,"startTimeUnixNano":"0","endTimeUnixNano":"25000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"2000000","endTimeUnixNano":"23000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000003","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"3000000","endTimeUnixNano":"8000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000004","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"5000000","endTimeUnixNano":"10000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000005","parentSpanId":"0000000000000002","name":"late","kind":2,"startTimeUnixNano":"9000000","endTimeUnixNano":"35000000"}]}]}]}
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000001","name":"GET","kind":2,"startTimeUnixNano":"0","endTimeUnixNano":"32000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"2000000","endTimeUnixNano":"30000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000003","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"3000000","endTimeUnixNano":"15000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000004","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"5000000","endTimeUnixNano":"17000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000005","parentSpanId":"0000000000000002","name":"late","kind":2,"startTimeUnixNano":"16000000","endTimeUnixNano":"42000000"}]}]}]}
--- run diff --by=operation --all old.json input.json
--- want
old  old.json
new  input.json
paired by operation; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  async
+    10 ms     24 ms  +14 ms  +140.0%          2          2      5 ms     12 ms     5 ms    12 ms  db / query
      4 ms      4 ms       0    +0.0%          1          1     25 ms     32 ms    25 ms    32 ms  web / GET
      1 ms      1 ms       0    +0.0%          1          1     21 ms     28 ms    21 ms    28 ms  web / call
     26 ms     26 ms       0    +0.0%          1          1     26 ms     26 ms    26 ms    26 ms  db / late

async: 1 more, 0 less, 0 only in new, 0 only in old, 3 within the limits

1 difference beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
