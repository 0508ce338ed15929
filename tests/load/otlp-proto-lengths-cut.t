# OTLP in protobuf behind lengths: a request that is cut has what is whole.
--- input printf
\000\000\000P\012N\012\025\012\023\012\014service.name\022\003\012\001a\0225\0223\012\020\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\022\010\000\000\000\000\000\000\000\001*\003one9\350\003\000\000\000\000\000\000A\320\007\000\000\000\000\000\000\000\000\000P\012N\012\025\012\023\012\014service.name\022\003\012\001a\0225\0223\012\020\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\022\010\000\000\000\000\000\000\000\011*\003two9\350\003\000\000\000\000\000\000
--- want
{"type":"trace","format":"otlp-proto","start":1000,"end":2000,"events":1}
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"one"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"one","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"warning","code":"truncated","count":1,"offset":90,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
