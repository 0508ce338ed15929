# An end with a category closes a begin of that category; without one it closes any.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1,"cat":"x"},
{"name":"a","ph":"E","ts":1,"pid":1,"tid":1,"cat":"y"},
{"name":"a","ph":"E","ts":2,"pid":1,"tid":1},
{"name":"b","ph":"B","ts":3,"pid":1,"tid":1},
{"name":"b","ph":"E","ts":4,"pid":1,"tid":1,"cat":"z"}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":2000,"name":"a","cat":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":3000,"dur":1000,"name":"b"}
{"type":"warning","code":"stray-end","count":1,"offset":57,"message":"an end that no open begin matches: ignored"}
