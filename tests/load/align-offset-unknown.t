# An offset for a file that is not there.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"i","s":"g","ts":150,"pid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"R","ts":9000000250,"pid":1,"tid":1}]
--- run info --offset=c.json=1s input.json b.json
--- want
--- stderr
ttv: --offset=c.json=1s: no such file is being opened
--- status 2
