# Integer ids of counters are ignored, text ids are part of the name.
--- input
[{"name":"ctr","ph":"C","ts":0,"pid":1,"tid":1,"id":7,"args":{"v":1}},
{"name":"ctr","ph":"C","ts":1,"pid":1,"tid":1,"id":"a","args":{"v":2,"w":true}}]
--- run export --compat=trace_processor input.json
--- want track counter warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"counter","parent":0,"upid":0,"name":"ctr"}
{"type":"track","track":2,"kind":"counter","parent":0,"upid":0,"name":"ctr id: a"}
{"type":"counter","track":1,"ts":0,"series":"v","value":1}
{"type":"counter","track":2,"ts":1000,"series":"v","value":2}
{"type":"warning","code":"counter-value","count":1,"offset":144,"message":"a counter value that is no number: that value is skipped"}
