# flow_out inside args is an argument.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10,"args":{"bind_id":"0x1","flow_out":true}}]
--- want slice flow
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"A","args":{"bind_id":"0x1","flow_out":true}}
