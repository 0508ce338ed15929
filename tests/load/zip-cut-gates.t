# A zip that is cut behind a whole member may have lost others: a gate fails.
--- input printf
PK\003\004\024\000\000\000\000\000\000\000\000\000\000\000\000\0006\000\000\0006\000\000\000\014\000\000\000d/trace.json[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7}]
--- run assert input.json count(a)==1
--- want
ok    count(a)==1: 1 against 1
--- stderr
ttv: input.json: part of it is lost: damaged-archive once; `ttv check` says where
--- status 2
