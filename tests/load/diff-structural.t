# diff: a name that each run of one side has alone needs no test.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":5010,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":5020,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":5001,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":5011,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":9000,"dur":2001,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":5021,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":9000,"dur":2002,"pid":1,"tid":1}]
--- run diff --table=slices o0.json o1.json o2.json -- n0.json n1.json n2.json
--- want
old  o0.json and 2 more; medians of the runs
new  n0.json and 2 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  95% FROM  TO  P  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -      2 ms   +2 ms        -         -   -  -          -          1         -      2 ms        -     2 ms  born

slices: 0 more, 0 less, 1 only in new, 0 only in old, 1 within the limits

1 difference beyond these limits
--- status 1
