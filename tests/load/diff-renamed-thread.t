# diff: a thread with another name and the same slices is one thread, and no difference.
--- input
[]
--- file old.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"IO"}},
{"name":"read","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"write","ph":"X","ts":6000,"dur":3000,"pid":1,"tid":1},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"main"}},
{"name":"wait","ph":"X","ts":0,"dur":9000,"pid":1,"tid":2}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"Disk"}},
{"name":"read","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"write","ph":"X","ts":6000,"dur":3000,"pid":1,"tid":1},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"main"}},
{"name":"wait","ph":"X","ts":0,"dur":9000,"pid":1,"tid":2}]
--- run diff old.json new.json
--- want
old  old.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

slices: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
R     8 ms      8 ms       0    +0.0%          2          2      4 ms      4 ms     5 ms     5 ms  process # / IO [#] -> process # / Disk [#]

no difference beyond these limits
