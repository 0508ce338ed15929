# At one time E comes first once the file has had an X: the pair at 10 is torn apart.
--- input
[{"name":"x","ph":"X","ts":5,"dur":1,"pid":1,"tid":1},
{"name":"a","ph":"B","ts":10,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":10,"pid":1,"tid":1},
{"name":"z","ph":"X","ts":20,"dur":1,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000,"dur":-1,"name":"a"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":20000,"dur":1000,"name":"z","parent":1}
{"type":"warning","code":"stray-end","count":1,"offset":102,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":1,"offset":55,"message":"a begin without an end, or an X without dur: shown as open-ended"}
