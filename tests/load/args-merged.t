# Args of the end are laid over those of the begin.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1,"args":{"x":1,"y":{"p":1}}},
{"name":"a","ph":"E","ts":5,"pid":1,"tid":1,"args":{"y":2,"z":[3]}}]
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a","args":{"x":1,"y":2,"z":[3]}}
