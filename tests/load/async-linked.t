# = says that two ids are one.
--- input
[{"name":"read","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"link","ph":"=","ts":1,"pid":1,"tid":1,"cat":"c","id":1,"args":{"linked_id":2}},
{"name":"read","ph":"e","ts":7,"pid":1,"tid":1,"cat":"c","id":2}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":7000,"name":"read","cat":"c"}
