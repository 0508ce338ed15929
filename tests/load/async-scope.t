# scope keeps ids apart.
--- input
[{"name":"a","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1,"scope":"s"},
{"name":"a","ph":"b","ts":1,"pid":1,"tid":1,"cat":"c","id":1,"scope":"t"},
{"name":"a","ph":"e","ts":2,"pid":1,"tid":1,"cat":"c","id":1,"scope":"s"},
{"name":"a","ph":"e","ts":9,"pid":1,"tid":1,"cat":"c","id":1,"scope":"t"}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":2000,"name":"a","cat":"c"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":1000,"dur":8000,"name":"a","cat":"c"}
