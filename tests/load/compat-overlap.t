# What overlaps goes to lanes above; one that is free is used again.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":5,"dur":10,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":8,"dur":10,"pid":1,"tid":1},
{"name":"d","ph":"X","ts":12,"dur":1,"pid":1,"tid":1},
{"name":"e","ph":"X","ts":16,"dur":10,"pid":1,"tid":1},
{"name":"f","ph":"X","ts":17,"dur":10,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":12000,"dur":1000,"name":"d"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":16000,"dur":10000,"name":"e"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":5000,"dur":10000,"name":"b"}
{"type":"slice","id":5,"track":1,"lane":1,"depth":0,"ts":17000,"dur":10000,"name":"f"}
{"type":"slice","id":2,"track":1,"lane":2,"depth":0,"ts":8000,"dur":10000,"name":"c"}
{"type":"warning","code":"overlap","count":3,"offset":56,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
