# Markers of profiles before version 20 have a time, and their data says what they are.
--- input
{"meta":{"version":18,"startTime":0,"interval":1,"processType":0},"threads":[{"name":"G","pid":1,"tid":1,
"samples":{"schema":{"stack":0,"time":1},"data":[]},
"markers":{"schema":{"name":0,"time":1,"data":2},"data":[[0,1,{"type":"tracing","interval":"start"}],
[0,3,{"type":"tracing","interval":"end"}],
[1,4,{"startTime":4,"endTime":6}],
[2,5]]},
"stackTable":{"schema":{"prefix":0,"frame":1},"data":[]},"frameTable":{"schema":{"location":0},"data":[]},"stringTable":["Paint","GC","Tick"]}]}
--- want slice instant warning
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":4000000,"dur":2000000,"name":"GC","args":{"startTime":4,"endTime":6}}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":1000000,"dur":2000000,"name":"Paint","args":{"type":"tracing","interval":"end"}}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":5000000,"name":"Tick"}
