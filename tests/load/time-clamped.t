# A time beyond 64 bits is clamped and counted.
--- input
[{"name":"a","ph":"i","ts":1e300},{"name":"b","ph":"i","ts":-9300000000000000}]
--- want trace instant warning
{"type":"trace","format":"chrome-json","start":-9223372036854775808,"end":9223372036854775807,"events":2}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":-9223372036854775808,"name":"b"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":9223372036854775807,"name":"a"}
{"type":"warning","code":"time-clamped","count":2,"offset":1,"message":"a time beyond 64 bits of nanoseconds: clamped"}
