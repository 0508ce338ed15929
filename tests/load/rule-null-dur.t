# A dur of null: that slice has no end, what follows is untouched.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"tid":1},
{"name":"b","ph":"X","ts":5,"dur":null,"tid":2},
{"name":"c","ph":"X","ts":7,"dur":1,"tid":3}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":5000,"dur":-1,"name":"b"}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":7000,"dur":1000,"name":"c"}
{"type":"warning","code":"bad-duration","count":1,"offset":47,"message":"a dur that is no number: the slice is unfinished"}
{"type":"warning","code":"unfinished","count":1,"offset":47,"message":"a begin without an end, or an X without dur: shown as open-ended"}
