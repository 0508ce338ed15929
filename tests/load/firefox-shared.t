# Tables that threads share; times that are bytes, as differences; ids that are text; columns of two lengths.
--- input
{"meta":{"preprocessedProfileVersion":60,"startTime":0,"interval":1,"sampleUnits":{"time":"bytes"},"categories":[]},"libs":[],
"shared":{"stringArray":["main","f","a.c"],"sources":{"length":1,"filename":[2]},
"stackTable":{"length":2,"prefix":[null,0],"frame":[0,1]},"frameTable":{"length":2,"func":[0,1],"line":[null,7],"address":[-1,-1]},
"funcTable":{"length":2,"name":[0,1],"resource":[-1,-1],"source":[null,0]}},
"threads":[{"name":"t","pid":"12-1","tid":"a","samples":{"length":3,"stack":[1,0,5],"timeDeltas":[1,0.5,2],"weight":[1,2],"weightType":"bytes"},
"markers":{"length":0,"name":[],"startTime":[],"endTime":[],"phase":[],"category":[],"data":[]}}]}
--- want process thread track sample warning
{"type":"process","upid":0,"pid":"12-1"}
{"type":"thread","utid":0,"upid":0,"tid":"a","name":"t"}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"t"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"bytes"}
{"type":"sample","track":2,"ts":1,"weight":1,"stack":["main","f"],"frames":[{},{"file":"a.c","line":7}]}
{"type":"sample","track":2,"ts":2,"weight":2,"stack":["main"]}
{"type":"warning","code":"bad-stack","count":1,"offset":474,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
