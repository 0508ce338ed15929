# Files that nothing joins but that lie within an hour have one clock.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"i","s":"g","ts":150,"pid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":3000000000,"dur":10,"pid":1,"tid":1}]
--- run export input.json b.json
--- want slice warning
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":3000000000000,"dur":10000,"name":"b"}
