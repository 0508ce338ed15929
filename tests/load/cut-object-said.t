# Every command says in a line that part of a file is lost.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1}
--- run find --count a input.json
--- want
1
--- stderr
ttv: input.json: part of it is lost: unclosed once; `ttv check` says where
