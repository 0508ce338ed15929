# diff --slices: totals are paired by what they sum up, not by their threads.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"clang"}},
{"name":"Source","ph":"X","ts":0,"dur":4000,"pid":1,"tid":1},
{"name":"Total Source","ph":"X","ts":0,"dur":9000,"pid":1,"tid":2,"args":{"count":9}},
{"name":"Total Parse","ph":"X","ts":0,"dur":5000,"pid":1,"tid":3,"args":{"count":9}}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"clang"}},
{"name":"Source","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1},
{"name":"Total Parse","ph":"X","ts":0,"dur":5000,"pid":1,"tid":2,"args":{"count":9}},
{"name":"Total Source","ph":"X","ts":0,"dur":18000,"pid":1,"tid":3,"args":{"count":9}}]
--- run diff --slices input.json new.json
--- want
old  input.json
new  new.json
paired by track, and slices by path and order; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

       OLD         NEW           Δ       TIMES      OLD ID      NEW ID  track                                     slice
      4 ms        8 ms       +4 ms        2.00           2           1  clang [1]                                 Source

3 pairs of slices on 3 pairs of tracks, 1 differ by more than the limits; 0 slices only in old (0 not below --min), 0 only in new (0)
1 difference beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
