# diff: who takes too few runs for a pass says so.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":5010,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":8010,"pid":1,"tid":1}]
--- run diff --table=slices --undecided=pass o0.json o1.json -- n0.json n1.json
--- want
old  o0.json and 1 more; medians of the runs
new  n0.json and 1 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Holm, is below 0.05

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  95% FROM  TO     P  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
?  5.01 ms   8.01 ms   +3 ms   +59.9%         -   -  0.33          1          1   5.01 ms   8.01 ms  5.01 ms  8.01 ms  a

slices: 0 more, 0 less, 0 only in new, 0 only in old, 0 within the limits, 1 not sure
2 against 2 runs have no p below 0.33, which of 1 keys that are tested proves nothing: 4 a side would do

undecided: so few runs prove nothing; 4 a side would do; 1 may be (marked ?)
