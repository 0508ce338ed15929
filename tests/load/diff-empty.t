# diff: traces without slices.
--- input
[]
--- run diff input.json input.json
--- want
old  input.json
new  input.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

slices: 0 more, 0 less, 0 only in new, 0 only in old, 0 within the limits

no difference beyond these limits
