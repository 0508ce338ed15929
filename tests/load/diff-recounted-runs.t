# diff: another number of slices in each run of a side needs no test, the same time or not.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":6000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":6010,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":6020,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":3000,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":3010,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":3020,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --table=slices o0.json o1.json o2.json -- n0.json n1.json n2.json
--- want
old  o0.json and 2 more; medians of the runs
new  n0.json and 2 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  95% FROM  TO  P  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
#  6.01 ms   6.01 ms       0    -0.0%         -   -  1          1          2   6.01 ms   3.01 ms  6.01 ms  3.01 ms  a

slices: 0 more, 0 less, 0 only in new, 0 only in old, 0 within the limits, 1 with another count in every run

1 difference beyond these limits
--- status 1
