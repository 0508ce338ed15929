# traceEvents may stand anywhere and more than once.
--- input
{"a":1,"traceEvents":[{"name":"x","ph":"X","ts":0,"dur":1}],"b":[2],
"traceEvents":[{"name":"y","ph":"X","ts":5,"dur":1}]}
--- want slice metadata warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"y"}
{"type":"metadata","name":"a","value":1}
{"type":"metadata","name":"b","value":[2]}
