# A flow leaves the lowest lane that has a slice then: first the fourth, whose slice alone is left, then the second, which began anew behind the first.
--- input
[{"ph":"X","name":"a0","ts":0,"dur":10,"pid":1,"tid":1},
{"ph":"X","name":"a1","ts":1,"dur":10,"pid":1,"tid":1},
{"ph":"X","name":"a2","ts":2,"dur":10,"pid":1,"tid":1},
{"ph":"X","name":"a3","ts":3,"dur":97,"pid":1,"tid":1},
{"ph":"X","name":"b0","ts":30,"dur":10,"pid":1,"tid":1},
{"ph":"X","name":"b1","ts":31,"dur":29,"pid":1,"tid":1},
{"ph":"X","name":"b2","ts":32,"dur":29,"pid":1,"tid":1},
{"ph":"X","name":"to","ts":0,"dur":200,"pid":1,"tid":2},
{"ph":"s","name":"f","id":1,"ts":20,"pid":1,"tid":1},
{"ph":"f","name":"f","id":1,"ts":21,"pid":1,"tid":2,"bp":"e"},
{"ph":"s","name":"f","id":2,"ts":50,"pid":1,"tid":1},
{"ph":"f","name":"f","id":2,"ts":51,"pid":1,"tid":2,"bp":"e"}]
--- want slice flow
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a0"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":30000,"dur":10000,"name":"b0"}
{"type":"slice","id":2,"track":1,"lane":1,"depth":0,"ts":1000,"dur":10000,"name":"a1"}
{"type":"slice","id":6,"track":1,"lane":1,"depth":0,"ts":31000,"dur":29000,"name":"b1"}
{"type":"slice","id":3,"track":1,"lane":2,"depth":0,"ts":2000,"dur":10000,"name":"a2"}
{"type":"slice","id":7,"track":1,"lane":2,"depth":0,"ts":32000,"dur":29000,"name":"b2"}
{"type":"slice","id":4,"track":1,"lane":3,"depth":0,"ts":3000,"dur":97000,"name":"a3"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":200000,"name":"to"}
{"type":"flow","from":4,"to":0,"from_ts":20000,"to_ts":21000,"id":1,"name":"f"}
{"type":"flow","from":6,"to":0,"from_ts":50000,"to_ts":51000,"id":2,"name":"f"}
