# diff --by=operation: what a service does is told from what another one calls alike; numbers of names are folded; a service without a name; escapes stay on their line.
--- input
[{"traceId":"a","id":"1","name":"get 17","timestamp":1000,"duration":9000,"localEndpoint":{"serviceName":"shop\u001b[31m\nweb"}},
{"traceId":"a","id":"2","name":"get 17","timestamp":11000,"duration":4000,"localEndpoint":{"serviceName":"cart"}},
{"traceId":"a","id":"3","name":"x / y","timestamp":16000,"duration":4000,"localEndpoint":{"serviceName":"cart"}},
{"traceId":"a","id":"4","name":"y","timestamp":21000,"duration":4000,"localEndpoint":{"serviceName":"cart / x"}},
{"traceId":"a","id":"5","name":"alone","timestamp":26000,"duration":5000}]
--- file new.json
[{"traceId":"b","id":"1","name":"get 18","timestamp":1000,"duration":9000,"localEndpoint":{"serviceName":"shop\u001b[31m\nweb"}},
{"traceId":"b","id":"2","name":"get 18","timestamp":11000,"duration":8000,"localEndpoint":{"serviceName":"cart"}},
{"traceId":"b","id":"3","name":"x / y","timestamp":21000,"duration":2000,"localEndpoint":{"serviceName":"cart"}},
{"traceId":"b","id":"4","name":"y","timestamp":26000,"duration":4000,"localEndpoint":{"serviceName":"cart / x"}},
{"traceId":"b","id":"5","name":"alone\ttoo","timestamp":31000,"duration":5000}]
--- run diff --by=operation --all input.json new.json
--- want
old  input.json
new  new.json
paired by operation; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  async
O     5 ms         -   -5 ms        -          1          -      5 ms         -     5 ms        -  unknown_service / alone
N        -      5 ms   +5 ms        -          -          1         -      5 ms        -     5 ms  unknown_service / alone too
+     4 ms      8 ms   +4 ms  +100.0%          1          1      4 ms      8 ms     4 ms     8 ms  cart / get #
-     4 ms      2 ms   -2 ms   -50.0%          1          1      4 ms      2 ms     4 ms     2 ms  cart / x / y
      9 ms      9 ms       0    +0.0%          1          1      9 ms      9 ms     9 ms     9 ms  shop�[#m web / get #
      4 ms      4 ms       0    +0.0%          1          1      4 ms      4 ms     4 ms     4 ms  cart / x / y

async: 1 more, 1 less, 1 only in new, 1 only in old, 2 within the limits

4 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
