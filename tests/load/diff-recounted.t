# diff: shorter but more of them: within the limits, and said.
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
{"name":"parse","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":1500,"dur":1000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":3000,"dur":1000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":4500,"dur":1000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":6000,"dur":1000,"pid":1,"tid":1},
{"name":"parse","ph":"X","ts":7500,"dur":1000,"pid":1,"tid":1},
{"name":"io","ph":"X","ts":10000,"dur":4000,"pid":1,"tid":1},
{"name":"wait","ph":"X","ts":0,"dur":1000,"pid":1,"tid":2}]
--- run diff input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

slices: 0 more, 0 less, 0 only in new, 0 only in old, 3 within the limits (1 of them with another count: --metric count)

no difference beyond these limits
