# Whole microseconds since 1970 have no stray nanoseconds.
--- input
[{"name":"a","ph":"X","ts":1700000000123456,"dur":7}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1700000000123456000,"dur":7000,"name":"a"}
