# diff: --min of a mean is that of all slices together.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"tick","ph":"X","ts":0,"dur":400,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":1000,"dur":400,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":2000,"dur":400,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":3000,"dur":400,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":4000,"dur":400,"pid":1,"tid":1},
{"name":"rare","ph":"X","ts":9000,"dur":400,"pid":1,"tid":1}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"tick","ph":"X","ts":0,"dur":600,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":1000,"dur":600,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":2000,"dur":600,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":3000,"dur":600,"pid":1,"tid":1},
{"name":"tick","ph":"X","ts":4000,"dur":600,"pid":1,"tid":1},
{"name":"rare","ph":"X","ts":9000,"dur":600,"pid":1,"tid":1}]
--- run diff --metric mean input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of mean (--metric)

  OLD MEAN  NEW MEAN   Δ MEAN  Δ% MEAN  OLD COUNT  NEW COUNT  OLD P95  NEW P95  slices
+   400 µs    600 µs  +200 µs   +50.0%          5          5   400 µs   600 µs  tick

slices: 1 more, 0 less, 0 only in new, 0 only in old, 1 within the limits

1 difference beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
