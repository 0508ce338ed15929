# An unknown scope is that of the thread; R is a mark.
--- input
[{"name":"a","ph":"i","ts":0,"pid":1,"tid":1,"s":"q"},
{"name":"nav","ph":"R","ts":5,"pid":1,"tid":1,"cat":"blink"}]
--- want instant
{"type":"instant","id":0,"track":1,"scope":"thread","ts":0,"name":"a"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":5000,"name":"nav","cat":"blink","mark":1}
