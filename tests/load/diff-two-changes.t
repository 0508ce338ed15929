# diff: longer and more of them: once, with both.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"parse","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"parse","ph":"X","ts":0,"dur":2800,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":2800,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":2800,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":9000,"dur":2800,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":12000,"dur":2800,"pid":1,"tid":1}]
--- run diff input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+     6 ms     14 ms   +8 ms  +133.3%          3          5      2 ms    2.8 ms     2 ms   2.8 ms  parse

slices: 1 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

1 difference beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
