# A dur that is missing or no number leaves the slice open; a negative one is 0.
--- input
[{"name":"a","ph":"X","ts":0,"tid":1},{"name":"b","ph":"X","ts":0,"dur":{},"tid":2},
{"name":"c","ph":"X","ts":0,"dur":-5,"tid":3},{"name":"d","ph":"X","ts":0,"dur":"2.5","tid":4}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"a"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"b"}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":0,"dur":0,"name":"c"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":0,"dur":2500,"name":"d"}
{"type":"warning","code":"bad-duration","count":1,"offset":38,"message":"a dur that is no number: the slice is unfinished"}
{"type":"warning","code":"negative-duration","count":1,"offset":85,"message":"a negative dur: read as 0"}
{"type":"warning","code":"unfinished","count":2,"offset":1,"message":"a begin without an end, or an X without dur: shown as open-ended"}
