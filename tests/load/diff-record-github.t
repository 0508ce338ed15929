# diff: the verdict first, ten rows, the rest folded.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- file slow.json
[{"name":"a","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=5 --table=slices --format=github input.json input.json input.json input.json input.json -- cp slow.json {}
--- want
### :x: 1 difference

|  | What | Old | New | Change | 95 % of it |
|---|---|---:|---:|---:|---:|
| more | a | 5 ms | 8 ms | +60.0 % | +3 ms to +3 ms |

<details><summary>how it was compared</summary>

old  input.json and 4 more; medians of the runs  
new  cp slow.json {}: medians of 5 runs  
paired by name; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | 95% FROM | TO | p | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | slices |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| more | 5 ms | 8 ms | +3 ms | +60.0% | +3 ms | +3 ms | 0.016 | 1 | 1 | 5 ms | 8 ms | 5 ms | 8 ms | a |

slices: 1 more, 0 less, 0 only in new, 0 only in old, 1 within the limits

1 difference beyond these limits

</details>
--- status 1
