# Args of events in a string are those of these events, and do not come from the file around it.
--- input
{"traceEvents":"[{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,\"dur\":1,\"pid\":1,\"tid\":1,\"args\":{\"in\":\"a\"}},{\"name\":\"b\",\"ph\":\"X\",\"ts\":3,\"dur\":1,\"pid\":1,\"tid\":1,\"args\":{\"in\":\"b\"}}]","other":{"name":"c","ph":"X","args":{"in":"c"}}}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"a","args":{"in":"a"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":3000,"dur":1000,"name":"b","args":{"in":"b"}}
{"type":"warning","code":"events-in-string","count":1,"offset":15,"message":"traceEvents given as a string: its text is read as JSON"}
