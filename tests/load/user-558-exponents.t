# Times with exponents.
--- input
[{"name":"a","ph":"X","ts":1.5e3,"dur":2E-1},
{"name":"b","ph":"X","ts":1666e12,"dur":1}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1500000,"dur":200,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1666000000000000000,"dur":1000,"name":"b"}
