# A search of args finds what is in a nested snapshot in the event that it stands in.
--- input
[{"name":"Host","ph":"O","ts":5,"pid":1,"tid":1,"id":"0x1","args":{"snapshot":{"tree":{"id":"T/0x2","colour":"mauve"}}}}]
--- run find --ndjson mauve input.json
--- want
{"type":"snapshot","id":0,"track":1,"ts":5000,"name":"Host","off":1}
