# Times with a fraction or an exponent go through a double, whose digits end: of times since 1970 at a quarter of a microsecond. Integers do not.
--- input
[{"name":"a","ph":"X","ts":1666382280874284.123,"dur":0.877,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":1666382280874287,"dur":2,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":"1666382280874290.4","dur":1.5e0,"pid":1,"tid":1},
{"name":"d","ph":"X","ts":1.0015,"dur":1e-3,"pid":1,"tid":2}]
--- run export --compat=trace_processor input.json
--- want slice
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1666382280874284000,"dur":877,"name":"a"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":1666382280874287000,"dur":2000,"name":"b"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":1666382280874290432,"dur":1500,"name":"c"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1002,"dur":1,"name":"d"}
