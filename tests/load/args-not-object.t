# args that is text, an array or null.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"args":"__stripped__"},
{"name":"b","ph":"X","ts":5,"dur":1,"args":[1]},
{"name":"c","ph":"X","ts":9,"dur":1,"args":null}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"b"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":9000,"dur":1000,"name":"c"}
