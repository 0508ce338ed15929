# pid and tid have 32 bits: what does not fit is 0, and tid 0 is the pid.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":7168000000,"tid":3},
{"name":"b","ph":"X","ts":5,"dur":1,"pid":1,"tid":140589156634432},
{"name":"c","ph":"X","ts":10,"dur":1,"pid":1,"tid":0},
{"name":"d","ph":"X","ts":15,"dur":1,"pid":1,"tid":-7},
{"name":"e","ph":"X","ts":20,"dur":1,"pid":0,"tid":0}]
--- run export --compat=trace_processor input.json
--- want process thread slice
{"type":"process","upid":0,"pid":0}
{"type":"process","upid":1,"pid":1}
{"type":"thread","utid":0,"upid":0,"tid":3}
{"type":"thread","utid":1,"upid":1,"tid":1}
{"type":"thread","utid":2,"upid":0,"tid":0}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":20000,"dur":1000,"name":"e"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"slice","id":1,"track":4,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"b"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":10000,"dur":1000,"name":"c"}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":15000,"dur":1000,"name":"d"}
