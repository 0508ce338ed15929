# The raw form: rows by their schema, markers of all phases, strings by number, a stack and flows of markers, libraries, counters, pauses, another process.
--- input
{"libs":[{"name":"libx.so","path":"/opt/libx.so","start":4096,"end":8192,"offset":512}],
"meta":{"version":34,"startTime":1795408340139.2727,"startTimeAsClockMonotonicNanosecondsSinceBoot":3734626766901,"interval":1,"product":"Firefox","categories":[{"name":"Idle"},{"name":"Other"}],
"markerSchema":[{"name":"Text","fields":[{"key":"name","format":"unique-string"}]},{"name":"FlowMarker","data":[{"key":"flow","format":"flow-id"}]},{"name":"EndMarker","data":[{"key":"flow","format":"terminating-flow-id"}]}]},
"threads":[{"processType":"default","processName":"Parent Process","name":"GeckoMain","pid":7,"tid":7,
"samples":{"schema":{"stack":0,"time":1,"eventDelay":2},"data":[[1,5.5],
[2,6.25,null],
[null,7]]},
"markers":{"schema":{"name":0,"startTime":1,"endTime":2,"phase":3,"category":4,"data":5},"data":[[3,1,0,0,1,{"type":"FlowMarker","flow":5}],
[4,2,5.5,1,0,{"type":"Text","name":6,"stack":{"samples":{"schema":{"stack":0,"time":1},"data":[[2,2.1]]}}}],
[4,8,7,1,0],
[3,9,0,2,1,{"type":"Text","a":1}],
[3,0,10,3,1,{"type":"Text","b":2}],
[3,0,11,3,1],
[3,12,0,2,1],
[3,13,0,7,1],
[3,14,0,0,9,{"type":"FlowMarker","flow":7}]]},
"stackTable":{"schema":{"prefix":0,"frame":1},"data":[[null,0],[0,1],
[1,2]]},
"frameTable":{"schema":{"location":0,"line":1,"column":2,"category":3},"data":[[0,null,null,1],
[1],
[2]]},
"stringTable":["(root)","0x1010","run (resource://x/a(b).sys.mjs:39:14)","Tick","Load","0x77","page","0x78"]}],
"counters":[{"name":"malloc","samples":{"schema":{"time":0,"count":1},"data":[[1,100],
[2,-30]]}}],
"pausedRanges":[{"startTime":20,"endTime":21,"reason":"collecting"}],
"processes":[{"libs":[],"meta":{"version":34,"startTime":1795408340140.5,"interval":1,"categories":[{"name":"Idle"},{"name":"Other"}],"markerSchema":[{"name":"EndMarker","data":[{"key":"flow","format":"terminating-flow-id"}]}]},
"threads":[{"name":"GeckoMain","processName":"Web Content","pid":9,"tid":9,
"samples":{"schema":{"stack":0,"time":1},"data":[[0,1]]},
"markers":{"schema":{"name":0,"startTime":1,"endTime":2,"phase":3,"category":4,"data":5},"data":[[1,3,4,1,1,{"type":"EndMarker","flow":2}]]},
"stackTable":{"schema":{"prefix":0,"frame":1},"data":[[null,0]]},"frameTable":{"schema":{"location":0},"data":[[0]]},
"stringTable":["(root)","Load","0x77"]}],"processes":[]}]}
--- want process thread track slice instant counter sample flow metadata warning
{"type":"process","upid":0,"pid":7,"name":"Parent Process"}
{"type":"process","upid":1,"pid":9,"name":"Web Content"}
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"GeckoMain"}
{"type":"thread","utid":1,"upid":1,"tid":9,"name":"GeckoMain"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"Parent Process"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"GeckoMain"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null}
{"type":"track","track":3,"kind":"track","parent":1,"upid":0,"utid":0,"name":"Load"}
{"type":"track","track":4,"kind":"track","parent":1,"upid":0,"utid":0,"name":"Tick"}
{"type":"track","track":5,"kind":"counter","parent":0,"upid":0,"name":"malloc","unit":"bytes"}
{"type":"track","track":6,"kind":"process","upid":1,"name":"Web Content"}
{"type":"track","track":7,"kind":"thread","parent":6,"upid":1,"utid":1,"name":"GeckoMain"}
{"type":"track","track":8,"kind":"sample","parent":7,"upid":1,"utid":1,"name":null}
{"type":"track","track":9,"kind":"track","parent":7,"upid":1,"utid":1,"name":"Load"}
{"type":"slice","id":7,"track":0,"lane":0,"depth":0,"ts":20000000,"dur":1000000,"name":"Paused","args":{"startTime":20,"endTime":21,"reason":"collecting"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":2000000,"dur":3500000,"name":"Load","cat":"Idle","stack":["(root)","libx.so+0x210","run"],"frames":[{"category":"Other"},{"module":"/opt/libx.so","address":"0x1010"},{"file":"resource://x/a(b).sys.mjs","line":39,"column":14}],"args":{"type":"Text","name":"page"}}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":8000000,"dur":0,"name":"Load","cat":"Idle"}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":9000000,"dur":1000000,"name":"Tick","cat":"Other","args":{"type":"Text","a":1,"b":2}}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":12000000,"dur":-1,"name":"Tick","cat":"Other"}
{"type":"slice","id":2,"track":9,"lane":0,"depth":0,"ts":4227300,"dur":1000000,"name":"Load","cat":"Other","args":{"type":"EndMarker","flow":"0x77"}}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":1000000,"name":"Tick","cat":"Other","args":{"type":"FlowMarker","flow":"0x77"}}
{"type":"instant","id":6,"track":1,"scope":"thread","ts":14000000,"name":"Tick","args":{"type":"FlowMarker","flow":"0x78"}}
{"type":"counter","track":5,"ts":1000000,"series":null,"value":100}
{"type":"counter","track":5,"ts":2000000,"series":null,"value":70}
{"type":"flow","to":2,"from_instant":0,"from_ts":1000000,"to_ts":4227300,"name":"Tick","cat":"Other"}
{"type":"sample","track":2,"ts":5500000,"weight":1,"stack":["(root)","libx.so+0x210"],"frames":[{"category":"Other"},{"module":"/opt/libx.so","address":"0x1010"}]}
{"type":"sample","track":2,"ts":6250000,"weight":1,"stack":["(root)","libx.so+0x210","run"],"frames":[{"category":"Other"},{"module":"/opt/libx.so","address":"0x1010"},{"file":"resource://x/a(b).sys.mjs","line":39,"column":14}]}
{"type":"sample","track":2,"ts":7000000,"weight":1,"stack":[]}
{"type":"sample","track":8,"ts":2227300,"weight":1,"stack":["(root)"]}
{"type":"metadata","name":"version","value":34}
{"type":"metadata","name":"startTime","value":1795408340139.2727}
{"type":"metadata","name":"startTimeAsClockMonotonicNanosecondsSinceBoot","value":3734626766901}
{"type":"metadata","name":"interval","value":1}
{"type":"metadata","name":"product","value":"Firefox"}
{"type":"warning","code":"unknown-phase","count":1,"offset":1077,"message":"an event of a phase that nobody knows: passed over"}
{"type":"warning","code":"negative-duration","count":1,"offset":965,"message":"a negative dur: read as 0"}
{"type":"warning","code":"stray-end","count":1,"offset":1049,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"bad-stack","count":1,"offset":1103,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
