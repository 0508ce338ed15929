# diff: a name with the same names around and inside is one; what it takes more is a difference.
--- input
[]
--- file old.json
[{"name":"run","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":1000,"dur":9000,"pid":1,"tid":1},
{"name":"lex","ph":"X","ts":2000,"dur":3000,"pid":1,"tid":1},
{"name":"tree","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1},
{"name":"load","ph":"X","ts":20000,"dur":9000,"pid":1,"tid":1},
{"name":"read","ph":"X","ts":21000,"dur":4000,"pid":1,"tid":1}]
--- file new.json
[{"name":"run","ph":"X","ts":0,"dur":50000,"pid":1,"tid":1},
{"name":"analyse","ph":"X","ts":1000,"dur":9000,"pid":1,"tid":1},
{"name":"lex","ph":"X","ts":2000,"dur":3000,"pid":1,"tid":1},
{"name":"tree","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1},
{"name":"fetch","ph":"X","ts":20000,"dur":11000,"pid":1,"tid":1},
{"name":"read","ph":"X","ts":21000,"dur":4000,"pid":1,"tid":1}]
--- run diff --table=slices old.json new.json
--- want
old  old.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
-    32 ms     30 ms   -2 ms    -6.2%          1          1     50 ms     50 ms    50 ms    50 ms  run
+     5 ms      7 ms   +2 ms   +40.0%          1          1      9 ms     11 ms     9 ms    11 ms  load -> fetch
R     4 ms      4 ms       0    +0.0%          1          1      9 ms      9 ms     9 ms     9 ms  parse -> analyse

slices: 1 more, 1 less, 0 only in new, 0 only in old, 3 within the limits, 1 renamed

2 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
