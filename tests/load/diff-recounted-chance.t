# diff: other counts on each side, where those of another key come and go.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1}]
--- file o2.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":18000,"dur":2000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":18000,"dur":2000,"pid":1,"tid":1}]
--- file n2.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":2000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":12000,"dur":2000,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":15000,"dur":2000,"pid":1,"tid":1}]
--- run diff --table=slices --metric=mean o0.json o1.json o2.json -- n0.json n1.json n2.json
--- want
old  o0.json and 2 more; medians of the runs
new  n0.json and 2 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of mean (--metric), and if p of the rank test, corrected by Holm, is below 0.05

slices: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits (2 of them with another count: --metric count)

no difference beyond these limits
