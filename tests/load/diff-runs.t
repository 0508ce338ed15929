# diff: medians of runs, and the rank test.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":5010,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3001,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":5020,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3002,"pid":1,"tid":1}]
--- file o3.json
[{"name":"a","ph":"X","ts":0,"dur":5030,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3003,"pid":1,"tid":1}]
--- file o4.json
[{"name":"a","ph":"X","ts":0,"dur":5040,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3004,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":8010,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3001,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":8020,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3002,"pid":1,"tid":1}]
--- file n3.json
[{"name":"a","ph":"X","ts":0,"dur":8030,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3003,"pid":1,"tid":1}]
--- file n4.json
[{"name":"a","ph":"X","ts":0,"dur":8040,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3004,"pid":1,"tid":1}]
--- run diff o0.json o1.json o2.json o3.json o4.json -- n0.json n1.json n2.json n3.json n4.json
--- want
old  o0.json and 4 more; medians of the runs
new  n0.json and 4 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  95% FROM        TO      P  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+  5.02 ms   8.02 ms   +3 ms   +59.8%  +2.97 ms  +3.03 ms  0.024          1          1   5.02 ms   8.02 ms  5.02 ms  8.02 ms  a

slices: 1 more, 0 less, 0 only in new, 0 only in old, 1 within the limits

1 difference beyond these limits
--- status 1
