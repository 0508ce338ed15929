# Kernels that follow each other in fractions of a microsecond.
--- input
[{"name":"k1","ph":"X","ts":1000.125,"pid":1,"tid":1,"dur":0.375},
{"name":"k2","ph":"X","ts":1000.5,"pid":1,"tid":1,"dur":0.25}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000125,"dur":375,"name":"k1"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000500,"dur":250,"name":"k2"}
