# An alignment that does not exist.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"i","s":"g","ts":150,"pid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"R","ts":9000000250,"pid":1,"tid":1}]
--- run info --align=north input.json b.json
--- want
--- stderr
ttv: --align=north: not auto, zero, clock, spans or mark:NAME
--- status 2
