# assert: --damaged=allow takes a file that is cut off as it is.
--- input
[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":20,"du
--- run assert --damaged=allow input.json count(a)==1
--- want
ok    count(a)==1: 1 against 1
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
