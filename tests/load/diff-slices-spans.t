# diff: spans are paired by operation: a longer one moves those beside it.
--- input
[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000001","name":"get /","timestamp":10000,"duration":30000,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000002","name":"query","timestamp":11000,"duration":4000,"localEndpoint":{"serviceName":"web"},"parentId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000003","name":"render","timestamp":16000,"duration":5000,"localEndpoint":{"serviceName":"web"},"parentId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000004","name":"render","timestamp":22000,"duration":9000,"localEndpoint":{"serviceName":"web"},"parentId":"0000000000000001"}]
--- file new.json
[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000001","name":"get /","timestamp":10000,"duration":30000,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000002","name":"query","timestamp":11000,"duration":14000,"localEndpoint":{"serviceName":"web"},"parentId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000003","name":"render","timestamp":16000,"duration":5000,"localEndpoint":{"serviceName":"web"},"parentId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000004","name":"render","timestamp":22000,"duration":9000,"localEndpoint":{"serviceName":"web"},"parentId":"0000000000000001"}]
--- run diff --slices --metric wall input.json new.json
--- want
old  input.json
new  new.json
paired by process, and spans by operation and order; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of wall (--metric)

       OLD         NEW           Δ       TIMES      OLD ID      NEW ID  track                                     slice
      4 ms       14 ms      +10 ms        3.50           1           1  get /                                     query

4 pairs of slices on 1 pairs of tracks, 1 differ by more than the limits; 0 slices only in old (0 not below --min), 0 only in new (0); 0 tracks only in old, 1 only in new
1 difference beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
