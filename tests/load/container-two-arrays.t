# Arrays one after the other are all read.
--- input
[{"name":"x","ph":"X","ts":0,"dur":1}]
[{"name":"y","ph":"X","ts":5,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"y"}
{"type":"warning","code":"concatenated","count":1,"offset":39,"message":"another array or object after the first: read too"}
