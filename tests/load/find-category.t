# cat: searches categories, and neither names nor args.
--- input
[{"name":"a","cat":"gpu","ph":"X","ts":1,"dur":10,"pid":1,"tid":1},
{"name":"gpu","cat":"x","ph":"X","ts":20,"dur":10,"pid":1,"tid":1},
{"name":"b","cat":"v8,GPU.cc","ph":"X","ts":40,"dur":10,"pid":1,"tid":1,"args":{"gpu":1}}]
--- run find --ndjson cat:gpu input.json
--- want
{"type":"slice","id":0,"track":1,"ts":1000,"dur":10000,"name":"a","off":1}
{"type":"slice","id":2,"track":1,"ts":40000,"dur":10000,"name":"b","off":136}
