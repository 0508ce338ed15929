# Beyond nanoseconds a time is rounded, half away from zero.
--- input
[{"name":"a","ph":"i","ts":0.0004},{"name":"b","ph":"i","ts":0.0005},
{"name":"c","ph":"i","ts":-0.0005},{"name":"d","ph":"i","ts":1.99949999}]
--- want instant
{"type":"instant","id":0,"track":1,"scope":"thread","ts":-1,"name":"c"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":0,"name":"a"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1,"name":"b"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":1999,"name":"d"}
