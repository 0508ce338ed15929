# A time that is none: the event is dropped and counted.
--- input
[{"name":"a","ph":"i","ts":"soon"},{"name":"b","ph":"i","ts":null},
{"name":"c","ph":"i"},{"name":"d","ph":"i","ts":1}]
--- want trace instant warning
{"type":"trace","format":"chrome-json","start":1000,"end":1000,"events":4}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1000,"name":"d"}
{"type":"warning","code":"no-time","count":3,"offset":1,"message":"an event without a usable ts: dropped"}
