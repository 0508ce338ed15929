# A mistyped weight leaves what is shown.
--- input
{"meta":{"version":27,"preprocessedProfileVersion":48,"startTime":0,"interval":1,"product":"x","categories":[{"name":"Other"}]},
"libs":[],
"threads":[{"name":"worker","processName":"job","pid":"12","tid":34,
"samples":{"length":2,"stack":[1,0],"time":[1,2],"weight":[4,1],"weightType":"tracing-ms"},
"markers":{"length":2,"name":[3,3],"startTime":[1,3],"endTime":[2,4],"phase":[1,1],"category":[0,0],"data":[null,null]},
"jsAllocations":{"length":2,"time":[2,3],"weight":[64,8],"weightType":"bytes","stack":[1,0]},
"stackTable":{"length":2,"prefix":[null,0],"frame":[0,1]},
"frameTable":{"length":2,"func":[0,1],"line":[null,12],"category":[0,0]},
"funcTable":{"length":2,"name":[0,1],"resource":[-1,-1],"fileName":[null,4]},
"resourceTable":{"length":0,"lib":[],"name":[]},
"stringArray":["main","read","0x20","Mark","io.c"]}]}
--- run shot --size=80x9 --keys=Fwwwww:flame-weight<Space>lost<Enter> input.json
--- want
 VIEW 3 ms  [Flame]  Tree  Names   by milliseconds                    2 samples
 all   5 ms  100.0 %
▶all███████████████████████████████████████████████████████████████████████5 ms█
▏main──────────────────────────────────────────────────────────────────────5 ms─
▏read──────────────────────────────────────────────────────4 ms─



:flame-weight lost
