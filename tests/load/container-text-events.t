# traceEvents given as a string.
--- input
{"traceEvents":"[{\"name\":\"x\",\"ph\":\"X\",\"ts\":0,\"dur\":1}]"}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"warning","code":"events-in-string","count":1,"offset":15,"message":"traceEvents given as a string: its text is read as JSON"}
