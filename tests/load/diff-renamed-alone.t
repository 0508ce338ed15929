# diff: of two names of which all that is known is what is around them, nine of ten must be common: 8 of 10 are another thing.
--- input
[]
--- file old.json
[{"name":"run","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":1000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":4000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":7000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":10000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":13000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":16000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":19000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":22000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":25000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":28000,"dur":2000,"pid":1,"tid":1}]
--- file new.json
[{"name":"run","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":1000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":4000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":7000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":10000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":13000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":16000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":19000,"dur":2000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":22000,"dur":2000,"pid":1,"tid":1}]
--- run diff --table=slices old.json new.json
--- want
old  old.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
O    20 ms         -  -20 ms        -         10          -      2 ms         -     2 ms        -  parse
N        -     16 ms  +16 ms        -          -          8         -      2 ms        -     2 ms  analyse
+    30 ms     34 ms   +4 ms   +13.3%          1          1     50 ms     50 ms    50 ms    50 ms  run

slices: 1 more, 0 less, 1 only in new, 1 only in old, 0 within the limits

3 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
