# An empty first event and a long thread id.
--- input
[{},
{"name":"a","ph":"X","ts":0,"dur":1,"tid":18446744073709551615}]
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":"18446744073709551615"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
