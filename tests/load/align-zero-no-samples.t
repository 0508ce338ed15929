# A profile without samples does not move where a file begins.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1}]
--- file b.json
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"a"},{"name":"b"}]},"profiles":[{"type":"sampled","name":"x","unit":"milliseconds","startValue":100,"endValue":1000,"samples":[[0],[0,1]],"weights":[5,5]},{"type":"sampled","name":"none","unit":"milliseconds","startValue":10,"endValue":10,"samples":[],"weights":[]}]}
--- run export --align=zero input.json b.json
--- want slice sample warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"sample","track":4,"ts":100000,"weight":5,"stack":["a"]}
{"type":"sample","track":4,"ts":5100000,"weight":5,"stack":["a","b"]}
