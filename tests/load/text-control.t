# A raw tab in a name is kept.
--- input
[{"name":"a	b","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a\tb"}
{"type":"warning","code":"control-character","count":1,"offset":10,"message":"a raw control character in a string: kept"}
