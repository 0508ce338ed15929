# Fractions of a microsecond are nanoseconds.
--- input
[{"name":"a","ph":"X","ts":0.001,"dur":0.999}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1,"dur":999,"name":"a"}
