# Numbers, strings and arrays among the events.
--- input
[1,"two",[3],null,
{"name":"x","ph":"X","ts":0,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"warning","code":"not-an-object","count":4,"offset":1,"message":"an element of the event list that is no object: passed over"}
