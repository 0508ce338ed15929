# diff: of many differences the first ten are shown, and how many more there are.
--- input
[
{"name":"step_a","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1},
{"name":"step_b","ph":"X","ts":100000,"dur":2000,"pid":1,"tid":1},
{"name":"step_c","ph":"X","ts":200000,"dur":3000,"pid":1,"tid":1},
{"name":"step_d","ph":"X","ts":300000,"dur":4000,"pid":1,"tid":1},
{"name":"step_e","ph":"X","ts":400000,"dur":5000,"pid":1,"tid":1},
{"name":"step_f","ph":"X","ts":500000,"dur":6000,"pid":1,"tid":1},
{"name":"step_g","ph":"X","ts":600000,"dur":7000,"pid":1,"tid":1},
{"name":"step_h","ph":"X","ts":700000,"dur":8000,"pid":1,"tid":1},
{"name":"step_i","ph":"X","ts":800000,"dur":9000,"pid":1,"tid":1},
{"name":"step_j","ph":"X","ts":900000,"dur":10000,"pid":1,"tid":1},
{"name":"step_k","ph":"X","ts":1000000,"dur":11000,"pid":1,"tid":1},
{"name":"step_l","ph":"X","ts":1100000,"dur":12000,"pid":1,"tid":1},
{"name":"step_m","ph":"X","ts":1200000,"dur":13000,"pid":1,"tid":1}
]
--- file new.json
[
{"name":"step_a","ph":"X","ts":0,"dur":4000,"pid":1,"tid":1},
{"name":"step_b","ph":"X","ts":100000,"dur":8000,"pid":1,"tid":1},
{"name":"step_c","ph":"X","ts":200000,"dur":12000,"pid":1,"tid":1},
{"name":"step_d","ph":"X","ts":300000,"dur":16000,"pid":1,"tid":1},
{"name":"step_e","ph":"X","ts":400000,"dur":20000,"pid":1,"tid":1},
{"name":"step_f","ph":"X","ts":500000,"dur":24000,"pid":1,"tid":1},
{"name":"step_g","ph":"X","ts":600000,"dur":28000,"pid":1,"tid":1},
{"name":"step_h","ph":"X","ts":700000,"dur":32000,"pid":1,"tid":1},
{"name":"step_i","ph":"X","ts":800000,"dur":36000,"pid":1,"tid":1},
{"name":"step_j","ph":"X","ts":900000,"dur":40000,"pid":1,"tid":1},
{"name":"step_k","ph":"X","ts":1000000,"dur":44000,"pid":1,"tid":1},
{"name":"step_l","ph":"X","ts":1100000,"dur":48000,"pid":1,"tid":1},
{"name":"step_m","ph":"X","ts":1200000,"dur":52000,"pid":1,"tid":1}
]
--- run diff --format=github input.json new.json
--- want
### :x: 13 differences

|  | What | Old | New | Change | 95 % of it |
|---|---|---:|---:|---:|---:|
| more | step\_m | 13 ms | 52 ms | +300.0 % |  |
| more | step\_l | 12 ms | 48 ms | +300.0 % |  |
| more | step\_k | 11 ms | 44 ms | +300.0 % |  |
| more | step\_j | 10 ms | 40 ms | +300.0 % |  |
| more | step\_i | 9 ms | 36 ms | +300.0 % |  |
| more | step\_h | 8 ms | 32 ms | +300.0 % |  |
| more | step\_g | 7 ms | 28 ms | +300.0 % |  |
| more | step\_f | 6 ms | 24 ms | +300.0 % |  |
| more | step\_e | 5 ms | 20 ms | +300.0 % |  |
| more | step\_d | 4 ms | 16 ms | +300.0 % |  |

<details><summary>3 more, and how it was compared</summary>

old  input.json  
new  new.json  
paired by name; names match by what remains after the rules (--rules); no times are aligned  
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

| | OLD SELF | NEW SELF | Δ SELF | Δ% SELF | OLD COUNT | NEW COUNT | OLD MEAN | NEW MEAN | OLD P95 | NEW P95 | slices |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| more | 13 ms | 52 ms | +39 ms | +300.0% | 1 | 1 | 13 ms | 52 ms | 13 ms | 52 ms | step\_m |
| more | 12 ms | 48 ms | +36 ms | +300.0% | 1 | 1 | 12 ms | 48 ms | 12 ms | 48 ms | step\_l |
| more | 11 ms | 44 ms | +33 ms | +300.0% | 1 | 1 | 11 ms | 44 ms | 11 ms | 44 ms | step\_k |
| more | 10 ms | 40 ms | +30 ms | +300.0% | 1 | 1 | 10 ms | 40 ms | 10 ms | 40 ms | step\_j |
| more | 9 ms | 36 ms | +27 ms | +300.0% | 1 | 1 | 9 ms | 36 ms | 9 ms | 36 ms | step\_i |
| more | 8 ms | 32 ms | +24 ms | +300.0% | 1 | 1 | 8 ms | 32 ms | 8 ms | 32 ms | step\_h |
| more | 7 ms | 28 ms | +21 ms | +300.0% | 1 | 1 | 7 ms | 28 ms | 7 ms | 28 ms | step\_g |
| more | 6 ms | 24 ms | +18 ms | +300.0% | 1 | 1 | 6 ms | 24 ms | 6 ms | 24 ms | step\_f |
| more | 5 ms | 20 ms | +15 ms | +300.0% | 1 | 1 | 5 ms | 20 ms | 5 ms | 20 ms | step\_e |
| more | 4 ms | 16 ms | +12 ms | +300.0% | 1 | 1 | 4 ms | 16 ms | 4 ms | 16 ms | step\_d |
| more | 3 ms | 12 ms | +9 ms | +300.0% | 1 | 1 | 3 ms | 12 ms | 3 ms | 12 ms | step\_c |
| more | 2 ms | 8 ms | +6 ms | +300.0% | 1 | 1 | 2 ms | 8 ms | 2 ms | 8 ms | step\_b |
| more | 1 ms | 4 ms | +3 ms | +300.0% | 1 | 1 | 1 ms | 4 ms | 1 ms | 4 ms | step\_a |

slices: 13 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

13 differences beyond these limits; with one run a side any may be chance: several runs are tested

</details>
--- status 1
