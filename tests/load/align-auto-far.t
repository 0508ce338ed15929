# Files that are hours apart and that nothing joins start together, which is told.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"i","s":"g","ts":150,"pid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"R","ts":9000000250,"pid":1,"tid":1}]
--- run export input.json b.json
--- want slice instant warning
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":4,"lane":0,"depth":0,"ts":100000,"dur":10000,"name":"b"}
{"type":"instant","id":2,"track":0,"scope":"global","ts":150000,"name":"go"}
{"type":"instant","id":3,"track":4,"scope":"thread","ts":250000,"name":"go","mark":1}
{"type":"warning","code":"clocks-not-joined","count":1,"offset":0,"file":1,"message":"files whose clocks nothing joins: aligned as the title says"}
