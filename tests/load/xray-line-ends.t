# Documents a line, with blanks and carriage returns behind them, blank lines between, and one cut at the end.
--- input printf
{"id":"0000000000000001","name":"a","trace_id":"1-aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":1,"end_time":2} \r
\r

  {"id":"0000000000000002","name":"b","trace_id":"1-aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":2,"end_time":3}\r
not a document\r
{"id":"0000000000000003","name":"c","trace_id":"1-aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":3,"end_time":4}  {"id":"0000000000000004","name":"d","trace_id":"1-aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":4,"end_time":5}
{"id":"0000000000000005","name":"e","trace_id":"1-aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaa","start_t
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000000,"dur":1000000000,"name":"a","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":2000000000,"dur":1000000000,"name":"b","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002"}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":3000000000,"dur":1000000000,"name":"c","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003"}}
{"type":"slice","id":3,"track":7,"lane":0,"depth":0,"ts":4000000000,"dur":1000000000,"name":"d","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000004"}}
{"type":"warning","code":"truncated","count":1,"offset":566,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"not-an-object","count":1,"offset":236,"message":"an element of the event list that is no object: passed over"}
{"type":"warning","code":"bad-span","count":1,"offset":481,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
