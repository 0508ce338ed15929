# diff: a slice that had no length has no ratio.
--- input
[{"name":"a","ph":"X","ts":0,"dur":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":0.001,"pid":1,"tid":1}]
--- file new.json
[{"name":"a","ph":"X","ts":0,"dur":4000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":5000,"dur":3000,"pid":1,"tid":1}]
--- run diff --slices --format=plain input.json new.json
--- want
old  input.json
new  new.json
paired by track, and slices by path and order; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

       OLD         NEW           Δ       TIMES      OLD ID      NEW ID  track                                     slice
         0        4 ms       +4 ms           -           0           0  thread 1                                  a
      1 ns        3 ms       +3 ms  3000000.00           1           1  thread 1                                  b

2 pairs of slices on 1 pairs of tracks, 2 differ by more than the limits; 0 slices only in old (0 not below --min), 0 only in new (0)
2 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
