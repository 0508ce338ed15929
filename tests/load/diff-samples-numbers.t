# diff: folded stacks have counts for weights: a change counts however small, unless counting explains it (g: 30 and 40).
--- file old.txt
a;f 100
a;g 30
a;h 50
--- input
a;f 20
a;g 40
a;h 250
--- run diff old.txt input.json
--- want
old  old.txt
new  input.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  samples
+       50       250    +200  +400.0%          1          1  h
-      100        20     -80   -80.0%          1          1  f

samples: 1 more, 1 less, 0 only in new, 0 only in old, 1 within the limits, 1 not sure

2 differences beyond these limits; 1 may be (marked ?, with --all); with one run a side any may be chance: several runs are tested
--- status 1
