# An escape that JSON does not know stays as it is.
--- input
[{"name":"C:\qt","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"C:\\qt"}
{"type":"warning","code":"unknown-escape","count":1,"offset":10,"message":"an escape that JSON does not know: kept as it stands"}
