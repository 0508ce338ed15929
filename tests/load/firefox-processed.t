# The processed form: columns, functions, resources; a function that is an address; a prefix behind its row and a sample without its time.
--- input
{"meta":{"version":27,"preprocessedProfileVersion":48,"startTime":0,"interval":1,"product":"x","categories":[{"name":"Other"},{"name":"Kernel"}],
"markerSchema":[{"name":"Url","fields":[{"key":"url","format":"unique-string"}]}]},
"libs":[{"name":"libc.so.6","path":"/lib/libc.so.6"}],
"threads":[{"name":"worker","processName":"job","eTLD+1":"example.com","pid":"12","tid":34,
"samples":{"length":4,"stack":[1,null,2,3],"time":[1,2,3.5,null],"weight":[4,1,0.5,1],"weightType":"tracing-ms"},
"markers":{"length":2,"name":[3,3],"startTime":[1,3],"endTime":[2,4],"phase":[1,1],"category":[0,0],"data":[null,
{"type":"Url","url":4,"cause":{"stack":1}}]},
"jsAllocations":{"length":1,"time":[2],"weight":[64],"weightType":"bytes","stack":[2]},
"stackTable":{"length":4,"prefix":[null,0,0,9],"frame":[0,1,2,0]},
"frameTable":{"length":3,"func":[0,1,2],"line":[null,12,null],"column":[null,3,null],"address":[-1,4660,32],"inlineDepth":[0,1,0],"category":[0,1,null]},
"funcTable":{"length":3,"name":[0,1,2],"resource":[-1,0,0],"fileName":[null,4,null]},
"resourceTable":{"length":1,"lib":[0],"name":[1]},
"stringArray":["main","read","0x20","Mark","io.c"]}]}
--- want process thread track slice sample warning
{"type":"process","upid":0,"pid":12,"name":"job","labels":["example.com"]}
{"type":"thread","utid":0,"upid":0,"tid":34,"name":"worker"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"job"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"worker"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"milliseconds"}
{"type":"track","track":3,"kind":"track","parent":1,"upid":0,"utid":0,"name":"JS allocations"}
{"type":"track","track":4,"kind":"sample","parent":3,"upid":0,"utid":0,"name":null,"unit":"bytes"}
{"type":"track","track":5,"kind":"track","parent":1,"upid":0,"utid":0,"name":"Mark"}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":1000000,"dur":1000000,"name":"Mark","cat":"Other"}
{"type":"slice","id":1,"track":5,"lane":0,"depth":0,"ts":3000000,"dur":1000000,"name":"Mark","cat":"Other","stack":["main","read"],"frames":[{"category":"Other"},{"category":"Kernel","file":"io.c","line":12,"column":3,"module":"/lib/libc.so.6","address":"0x1234","inlined":true}],"args":{"type":"Url","url":"io.c"}}
{"type":"sample","track":2,"ts":1000000,"weight":4,"stack":["main","read"],"frames":[{"category":"Other"},{"category":"Kernel","file":"io.c","line":12,"column":3,"module":"/lib/libc.so.6","address":"0x1234","inlined":true}]}
{"type":"sample","track":2,"ts":2000000,"weight":1,"stack":[]}
{"type":"sample","track":2,"ts":3500000,"weight":0.5,"stack":["main","libc.so.6+0x20"],"frames":[{"category":"Other"},{"module":"/lib/libc.so.6","address":"0x20"}]}
{"type":"sample","track":4,"ts":2000000,"weight":64,"stack":["main","libc.so.6+0x20"],"frames":[{"category":"Other"},{"module":"/lib/libc.so.6","address":"0x20"}]}
{"type":"warning","code":"bad-stack","count":1,"offset":801,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":1,"offset":460,"message":"a sample that cannot be read: dropped"}
