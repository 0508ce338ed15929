# The title says how two files got onto one timeline; labels which file.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- run shot --size 100x4 input.json b.json
--- want
--- stderr
tests/load/check: 90: build/ttv: not found
--- status 127
