# Instants of all scopes.
--- input
[{"name":"t","ph":"i","ts":1,"pid":1,"tid":1,"s":"t"},
{"name":"p","ph":"i","ts":2,"pid":1,"tid":1,"s":"p"},
{"name":"g","ph":"i","ts":3,"pid":1,"tid":1,"s":"g"},
{"name":"n","ph":"I","ts":4,"pid":1,"tid":1}]
--- want track instant
{"type":"track","track":0,"kind":"global","name":null}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":null}
{"type":"instant","id":2,"track":0,"scope":"global","ts":3000,"name":"g"}
{"type":"instant","id":1,"track":1,"scope":"process","ts":2000,"name":"p"}
{"type":"instant","id":0,"track":2,"scope":"thread","ts":1000,"name":"t"}
{"type":"instant","id":3,"track":2,"scope":"thread","ts":4000,"name":"n"}
