# diff: what clang sums up beside its slices is not taken for slices.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"clang"}},
{"name":"Source","ph":"X","ts":0,"dur":4000,"pid":1,"tid":1},
{"name":"Total wait","ph":"X","ts":5000,"dur":4000,"pid":1,"tid":1},
{"name":"Total Source","ph":"X","ts":0,"dur":9000,"pid":1,"tid":2,"args":{"count":9}},
{"name":"Total Parse","ph":"X","ts":0,"dur":5000,"pid":1,"tid":3,"args":{"count":9}}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"clang"}},
{"name":"Source","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1},
{"name":"Total wait","ph":"X","ts":9000,"dur":9000,"pid":1,"tid":1},
{"name":"Total Parse","ph":"X","ts":0,"dur":5000,"pid":1,"tid":2,"args":{"count":9}},
{"name":"Total Source","ph":"X","ts":0,"dur":18000,"pid":1,"tid":3,"args":{"count":9}}]
--- run diff input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+     4 ms      9 ms   +5 ms  +125.0%          1          1      4 ms      9 ms     4 ms     9 ms  Total wait
+     4 ms      8 ms   +4 ms  +100.0%          1          1      4 ms      8 ms     4 ms     8 ms  Source

slices: 2 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  totals
+     9 ms     18 ms   +9 ms  +100.0%          1          1      9 ms     18 ms     9 ms    18 ms  Total Source

totals: 1 more, 0 less, 0 only in new, 0 only in old, 1 within the limits

3 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
