# assert: a filter asks for slices of a process that need not be there.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run assert --filter=process:Browsr input.json count(*)==0 count(x)==0
--- want
ok    count(*)==0: 0 against 0
ok    count(x)==0: 0 against 0
