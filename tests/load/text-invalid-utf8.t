# Bytes that are no UTF-8 are U+FFFD each.
--- input printf
[{"name":"a\377\376b","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a��b"}
{"type":"warning","code":"invalid-utf8","count":1,"offset":10,"message":"bytes that are not UTF-8: each read as U+FFFD"}
