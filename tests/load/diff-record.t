# diff: a command is recorded and held against itself.
--- input
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":9000,"dur":3000,"pid":1,"tid":1}]
--- run diff --runs=5 -- cp input.json {}
--- want
old  cp input.json {}: medians of 5 runs
new  cp input.json {}: medians of 5 runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

slices: 0 more, 0 less, 0 only in new, 0 only in old, 2 within the limits

no difference beyond these limits
