# An arrow leaves the slice that begins first, whichever point says s.
--- input
[{"name":"late","ph":"X","ts":5,"dur":10,"pid":1,"tid":1},
{"name":"f","ph":"s","ts":6,"pid":1,"tid":1,"id":1},
{"name":"early","ph":"X","ts":0,"dur":20,"pid":1,"tid":2},
{"name":"f","ph":"f","bp":"e","ts":8,"pid":1,"tid":2,"id":1}]
--- run export --compat=trace_processor input.json
--- want slice flow warning
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":10000,"name":"late"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":20000,"name":"early"}
{"type":"flow","from":0,"to":1,"from_ts":8000,"to_ts":6000,"id":1,"name":"f"}
