# Files whose clocks nothing joins are opened all the same, and it is told.
--- input
[{"name":"a","ph":"X","ts":1,"dur":10,"pid":1,"tid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":1700000000000000,"dur":10,"pid":1,"tid":1}]
--- run export input.json b.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":10000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000,"dur":10000,"name":"b"}
{"type":"warning","code":"clocks-not-joined","count":1,"offset":0,"file":1,"message":"files whose clocks nothing joins: aligned as the title says"}
