# diff: too few runs are said first.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- file slow.json
[{"name":"a","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --format=github --table=slices input.json input.json -- slow.json slow.json
--- want
### :grey_question: Undecided: 5 runs a side would do

|  | What | Old | New | Change | 95 % of it |
|---|---|---:|---:|---:|---:|
| unsure | a | 5 ms | 8 ms | +60.0 % |  |

<details><summary>how it was compared</summary>

old  input.json and 1 more; medians of the runs  
new  slow.json and 1 more; medians of the runs  
paired by name; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | 95% FROM | TO | p | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | slices |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| unsure | 5 ms | 8 ms | +3 ms | +60.0% | - | - | 0.67 | 1 | 1 | 5 ms | 8 ms | 5 ms | 8 ms | a |

slices: 0 more, 0 less, 0 only in new, 0 only in old, 1 within the limits, 1 not sure
2 against 2 runs have no p below 0.33, which of 2 keys that are tested proves nothing: 5 a side would do

undecided: so few runs prove nothing; 5 a side would do; 1 may be (marked ?)

</details>
--- status 6
