# diff: no name differs, but one moved to another thread.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"parse","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1},
{"name":"io","ph":"X","ts":10000,"dur":4000,"pid":1,"tid":1},
{"name":"wait","ph":"X","ts":0,"dur":1000,"pid":1,"tid":2}]
--- file new.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"parse","ph":"X","ts":0,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":2000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":2000,"pid":1,"tid":1},
{"name":"io","ph":"X","ts":10000,"dur":4000,"pid":1,"tid":2},
{"name":"wait","ph":"X","ts":0,"dur":1000,"pid":1,"tid":2}]
--- run diff input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

slices: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  threads
-    10 ms      6 ms   -4 ms   -40.0%          4          3    2.5 ms      2 ms     4 ms     2 ms  process # / main [#]
+     1 ms      5 ms   +4 ms  +400.0%          1          2      1 ms    2.5 ms     1 ms     4 ms  process # / worker [#]

2 differences beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
