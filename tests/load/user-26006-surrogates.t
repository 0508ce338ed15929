# A surrogate half in one name loses nothing else.
--- input
[{"name":"a\udc00b","ph":"X","ts":0,"dur":1},
{"name":"c","ph":"X","ts":5,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a�b"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"c"}
{"type":"warning","code":"lone-surrogate","count":1,"offset":10,"message":"half of a surrogate pair: read as U+FFFD"}
