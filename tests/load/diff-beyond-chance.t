# diff: more names of one side alone than chance would leave there.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"gc minor","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"gc minor","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"gc major","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"gc minor","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"born a","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1},
{"name":"born b","ph":"X","ts":18000,"dur":2000,"pid":1,"tid":1},
{"name":"born c","ph":"X","ts":21000,"dur":2000,"pid":1,"tid":1},
{"name":"born d","ph":"X","ts":24000,"dur":2000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"gc major","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"born a","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1},
{"name":"born b","ph":"X","ts":18000,"dur":2000,"pid":1,"tid":1},
{"name":"born c","ph":"X","ts":21000,"dur":2000,"pid":1,"tid":1},
{"name":"born d","ph":"X","ts":24000,"dur":2000,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"born","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"gc major","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"born a","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1},
{"name":"born b","ph":"X","ts":18000,"dur":2000,"pid":1,"tid":1},
{"name":"born c","ph":"X","ts":21000,"dur":2000,"pid":1,"tid":1},
{"name":"born d","ph":"X","ts":24000,"dur":2000,"pid":1,"tid":1}]
--- run diff --table=slices o0.json o1.json o2.json -- n0.json n1.json n2.json
--- want
old  o0.json and 2 more; medians of the runs
new  n0.json and 2 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  95% FROM  TO  P  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
N        -      2 ms   +2 ms        -         -   -  -          -          1         -      2 ms        -     2 ms  born
N        -      2 ms   +2 ms        -         -   -  -          -          1         -      2 ms        -     2 ms  born a
N        -      2 ms   +2 ms        -         -   -  -          -          1         -      2 ms        -     2 ms  born b
N        -      2 ms   +2 ms        -         -   -  -          -          1         -      2 ms        -     2 ms  born c
N        -      2 ms   +2 ms        -         -   -  -          -          1         -      2 ms        -     2 ms  born d

slices: 0 more, 0 less, 5 only in new, 0 only in old, 3 within the limits

5 differences beyond these limits
--- status 1
