# An offset that is no time.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"i","s":"g","ts":150,"pid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"R","ts":9000000250,"pid":1,"tid":1}]
--- run info --offset=2=soon input.json b.json
--- want
--- stderr
ttv: --offset=2=soon: not FILE=TIME, such as b.json=+1.5ms
--- status 2
