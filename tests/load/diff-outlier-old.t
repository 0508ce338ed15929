# diff: a run of the old side that is far from it is warned of, too.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":5020,"pid":1,"tid":1}]
--- file o3.json
[{"name":"a","ph":"X","ts":0,"dur":5030,"pid":1,"tid":1}]
--- file o4.json
[{"name":"a","ph":"X","ts":0,"dur":5040,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":5005,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":5015,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":5025,"pid":1,"tid":1}]
--- file n3.json
[{"name":"a","ph":"X","ts":0,"dur":5035,"pid":1,"tid":1}]
--- file n4.json
[{"name":"a","ph":"X","ts":0,"dur":5045,"pid":1,"tid":1}]
--- run diff --table=slices o0.json o1.json o2.json o3.json o4.json -- n0.json n1.json n2.json n3.json n4.json
--- want
old  o0.json and 4 more; medians of the runs
new  n0.json and 4 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

slices: 0 more, 0 less, 0 only in new, 0 only in old, 1 within the limits
outlier: the old run o1.json is 0.40 times the middle of its side: was the machine busy?

no difference beyond these limits
