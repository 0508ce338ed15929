# info says below a service how far --align=spans moved its clock, for how many calls, and how many of these still reach out of their parents.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"to b","kind":3,"startTimeUnixNano":"100000000","endTimeUnixNano":"200000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","name":"to c","kind":3,"startTimeUnixNano":"300000000","endTimeUnixNano":"400000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000009","name":"x","kind":3,"startTimeUnixNano":"1000000","endTimeUnixNano":"2000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"b"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","parentSpanId":"0000000000000001","name":"in b","kind":2,"startTimeUnixNano":"110000000","endTimeUnixNano":"130000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","name":"from b","kind":3,"startTimeUnixNano":"500000000","endTimeUnixNano":"600000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000007","name":"again","kind":3,"startTimeUnixNano":"700000000","endTimeUnixNano":"800000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"c"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000005","parentSpanId":"0000000000000002","name":"in c","kind":2,"startTimeUnixNano":"350000000","endTimeUnixNano":"390000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000006","parentSpanId":"0000000000000004","name":"at c","kind":2,"startTimeUnixNano":"540000000","endTimeUnixNano":"560000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000008","parentSpanId":"0000000000000007","name":"at c","kind":2,"startTimeUnixNano":"740000000","endTimeUnixNano":"760000000"}]}]}]}
--- run info --align=spans input.json
--- want
input.json
  format   otlp-json
  size     1.9 KiB
  events   9
  span     829 ms, from 0.001 s to 0.830 s
  memory   N

what there is
              3  processes
              9  slices
              4  flows

events by phase
              9  span  a span of a distributed trace

processes and threads                                 slices      instants
  a                                                        3             0
  b                                                        3             0
    clock moved by 30 ms for 3 calls
  c                                                        3             0
    clock moved by 30 ms for 3 calls (1 outside of their parents)

names                                            count       total        self
  again                                              1      100 ms      100 ms
  from b                                             1      100 ms      100 ms
  to b                                               1      100 ms      100 ms
  to c                                               1      100 ms      100 ms
  at c                                               2       40 ms       40 ms
  in c                                               1       40 ms       40 ms
  in b                                               1       20 ms       20 ms
  x                                                  1        1 ms        1 ms

nothing was repaired
