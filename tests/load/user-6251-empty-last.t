# An empty object at the end is nothing to speak of.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1},{}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
