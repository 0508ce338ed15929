# A snapshot that is an array has objects in it as one that is an object has.
--- input
[{"name":"List","ph":"O","ts":5,"pid":1,"tid":1,"id":"0x1","args":{"snapshot":[
{"id":"Tile/0x2","n":3},7]}}]
--- want object snapshot warning
{"type":"object","track":1,"id":"0x1","name":"List","created":5000}
{"type":"object","track":2,"id":"0x2","name":"Tile","created":5000}
{"type":"snapshot","object":0,"ts":5000,"value":[{"id_ref":"0x2"},7]}
{"type":"snapshot","object":1,"ts":5000,"value":{"n":3}}
