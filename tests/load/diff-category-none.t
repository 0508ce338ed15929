# Slices without a category are called as `stat` calls them, in tables for people; in others the key is empty.
--- input
[{"name":"a","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1},{"name":"b","ph":"X","ts":9000,"dur":5000,"pid":1,"tid":1,"cat":"io"}]
--- file new.json
[{"name":"a","ph":"X","ts":0,"dur":19000,"pid":1,"tid":1},{"name":"b","ph":"X","ts":19000,"dur":25000,"pid":1,"tid":1,"cat":"io"}]
--- run diff --by=category --markdown --table=slices input.json new.json
--- want
old  input.json  
new  new.json  
paired by category; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | slices |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| more | 5 ms | 25 ms | +20 ms | +400.0% | 1 | 1 | 5 ms | 25 ms | 5 ms | 25 ms | io |
| more | 9 ms | 19 ms | +10 ms | +111.1% | 1 | 1 | 9 ms | 19 ms | 9 ms | 19 ms | (no category) |

slices: 2 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

2 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
