# Names and args, in the order of time: keys and values, of begins, ends,
# instants, flows and snapshots; not categories, not metadata, not what stands
# between values; escapes are what they stand for.
--- input
{"traceEvents":[
{"name":"process_name","ph":"M","pid":1,"args":{"name":"disk"}},
{"name":"a","ph":"B","ts":0,"pid":1,"tid":1,"cat":"disk","args":{"x":1}},
{"name":"a","ph":"E","ts":50,"pid":1,"tid":1,"args":{"y":["\u0044isk \"0\""]}},
{"name":"b","ph":"X","ts":10,"dur":1,"pid":1,"tid":1,"disk":1,"args":{}},
{"name":"Disk","ph":"X","ts":20,"dur":1,"pid":1,"tid":1,"args":{"disk":1}},
{"name":"c","ph":"i","s":"t","ts":30,"pid":1,"tid":1,"args":{"disks":null}},
{"name":"d","ph":"X","ts":40,"dur":1,"pid":1,"tid":1},
{"name":"f","ph":"s","ts":40,"pid":1,"tid":1,"id":1,"args":{"n":{"m":"disk"}}},
{"name":"f","ph":"f","bp":"e","ts":55,"pid":1,"tid":1,"id":1},
{"name":"T","ph":"O","ts":60,"pid":1,"id":"0x1","args":{"snapshot":{"disk":1}}},
{"name":"e","ph":"X","ts":70,"dur":1,"pid":1,"tid":1,"args":"disk"},
{"name":"g","ph":"C","ts":80,"pid":1,"args":{"disk":1}}
]}
--- run find --ndjson disk input.json
--- want
{"type":"slice","id":0,"track":1,"ts":0,"dur":50000,"name":"a","off":82}
{"type":"slice","id":2,"track":1,"ts":20000,"dur":1000,"name":"Disk","off":310}
{"type":"instant","id":3,"track":1,"ts":30000,"name":"c","off":386}
{"type":"slice","id":4,"track":1,"ts":40000,"dur":1000,"name":"d","off":463}
{"type":"snapshot","id":0,"track":3,"ts":60000,"name":"T","off":661}
