# Thread ids such as "stream 7".
--- input
[{"name":"k","ph":"X","ts":5,"pid":1,"tid":"stream 7","dur":1},
{"name":"k","ph":"X","ts":5,"pid":1,"tid":"stream 8","dur":1}]
--- want thread slice
{"type":"thread","utid":0,"upid":0,"tid":"stream 7"}
{"type":"thread","utid":1,"upid":0,"tid":"stream 8"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"k"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"k"}
