# O without N makes the object; cat and base_type of a snapshot name it and are taken out.
--- input
[{"name":"Sub","ph":"O","ts":5,"pid":1,"tid":1,"id":"0x2","cat":"c","args":{"snapshot":{"base_type":"Base","cat":"d","v":1}}}]
--- want object snapshot warning
{"type":"object","track":1,"id":"0x2","name":"Sub","cat":"d","base_type":"Base","created":5000}
{"type":"snapshot","object":0,"ts":5000,"value":{"v":1}}
