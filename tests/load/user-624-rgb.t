# A colour written as RGB is kept.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1,"cname":"#ff8000"}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a","cname":"#ff8000"}
