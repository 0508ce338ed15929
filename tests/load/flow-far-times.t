# Flows as far from each other as times can be.
--- input
[{"name":"A","ph":"X","ts":-9000000000000000,"pid":1,"tid":1,"dur":0},
{"name":"f","ph":"s","ts":-9000000000000000,"pid":1,"tid":1,"id":1},
{"name":"f","ph":"f","bp":"e","ts":-9000000000000000,"pid":1,"tid":1,"id":1},
{"name":"B","ph":"X","ts":9000000000000000,"pid":1,"tid":1,"dur":0},
{"name":"f","ph":"s","ts":9000000000000000,"pid":1,"tid":1,"id":2},
{"name":"f","ph":"f","bp":"e","ts":9000000000000000,"pid":1,"tid":1,"id":2}]
--- want flow
{"type":"flow","from":0,"to":0,"from_ts":-9000000000000000000,"to_ts":-9000000000000000000,"id":1,"name":"f"}
{"type":"flow","from":1,"to":1,"from_ts":9000000000000000000,"to_ts":9000000000000000000,"id":2,"name":"f"}
