# An event without ph.
--- input
[{"name":"x","ts":0,"dur":1},
{"name":"y","ph":"X","ts":5,"dur":1}]
--- want trace slice warning
{"type":"trace","format":"chrome-json","start":5000,"end":6000,"events":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"y"}
{"type":"warning","code":"no-phase","count":1,"offset":1,"message":"an event without ph: dropped"}
