# diff --by=label: slices of one name are told apart by what their args say; those of names without a rule, and those that do not have the arg, are by name alone.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"args":{"detail":"/usr/a.h"}},
{"name":"Source","ph":"X","ts":9000,"dur":5000,"pid":1,"tid":1,"args":{"detail":"/usr/b.h"}},
{"name":"Source","ph":"X","ts":14000,"dur":2000,"pid":1,"tid":1},
{"name":"job","ph":"X","ts":16000,"dur":2000,"pid":1,"tid":1,"args":{"detail":"one"}}]
--- file new.json
[{"name":"Source","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"args":{"detail":"/usr/a.h"}},
{"name":"Source","ph":"X","ts":9000,"dur":25000,"pid":1,"tid":1,"args":{"detail":"/usr/b.h"}},
{"name":"Source","ph":"X","ts":34000,"dur":4000,"pid":1,"tid":1},
{"name":"Source","ph":"X","ts":38000,"dur":3000,"pid":1,"tid":1,"args":{"detail":"/usr/c.h"}},
{"name":"job","ph":"X","ts":41000,"dur":7000,"pid":1,"tid":1,"args":{"detail":"two"}}]
--- run diff --by=label --markdown --table=slices input.json new.json
--- want
old  input.json  
new  new.json  
paired by label; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | slices |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| more | 5 ms | 25 ms | +20 ms | +400.0% | 1 | 1 | 5 ms | 25 ms | 5 ms | 25 ms | Source /usr/b.h |
| more | 2 ms | 7 ms | +5 ms | +250.0% | 1 | 1 | 2 ms | 7 ms | 2 ms | 7 ms | job |
| only-new | - | 3 ms | +3 ms | - | - | 1 | - | 3 ms | - | 3 ms | Source /usr/c.h |
| more | 2 ms | 4 ms | +2 ms | +100.0% | 1 | 1 | 2 ms | 4 ms | 2 ms | 4 ms | Source |

slices: 3 more, 0 less, 1 only in new, 0 only in old, 1 within the limits

4 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
