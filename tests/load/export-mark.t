# Marks are instants that say so; other instants do not.
--- input
[{"name":"go","ph":"R","ts":9,"pid":1,"tid":1},
{"name":"no","ph":"i","s":"t","ts":10,"pid":1,"tid":1}]
--- want instant
{"type":"instant","id":0,"track":1,"scope":"thread","ts":9000,"name":"go","mark":1}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":10000,"name":"no"}
