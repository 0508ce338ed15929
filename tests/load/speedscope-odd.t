# Units, frames that are none, weights that are missing or below 0, times that go back, profiles of other types; places are above 0.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","name":"all","shared":{"frames":[{"name":"a","file":"f.c","line":1,"col":2},{"name":"b","line":0,"col":-1},7,{"file":"g.c"},{"name":"","line":4294967295,"col":4294967296}]},"profiles":[
{"type":"sampled","name":"us","unit":"microseconds","startValue":1.5,"endValue":9,"samples":[[0],[1],[2],[3],[4],"x"],"weights":[1,-2,0.5,"y"]},
{"type":"sampled","name":"s","unit":"seconds","startValue":0,"endValue":1,"samples":[[0,1,0]],"weights":[0.25]},
{"type":"sampled","name":"bytes","unit":"bytes","startValue":0,"endValue":1,"samples":[[0]],"weights":[100]},
{"type":"sampled","name":"none","samples":[[0],[0]]},
{"type":"evented","name":"ev","unit":"milliseconds","startValue":1,"events":[{"type":"O","frame":0,"at":2},{"type":"O","frame":0,"at":1},{"type":"C","frame":0,"at":3},{"type":"O","frame":99,"at":3},{"type":"Q","frame":0,"at":4},{"type":"O","frame":1},{"type":"O","frame":3,"at":5},5]},
{"type":"other","name":"o"},6]}
--- want
{"type":"trace","format":"speedscope","start":0,"end":250000000,"events":14}
{"type":"process","upid":0,"pid":0,"name":"all"}
{"type":"thread","utid":0,"upid":0,"tid":0,"name":"us"}
{"type":"thread","utid":1,"upid":0,"tid":1,"name":"s"}
{"type":"thread","utid":2,"upid":0,"tid":2,"name":"bytes"}
{"type":"thread","utid":3,"upid":0,"tid":3,"name":"none"}
{"type":"thread","utid":4,"upid":0,"tid":4,"name":"ev"}
{"type":"thread","utid":5,"upid":0,"tid":5,"name":"o"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"all"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"us"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"microseconds"}
{"type":"track","track":3,"kind":"thread","parent":0,"upid":0,"utid":2,"name":"bytes"}
{"type":"track","track":4,"kind":"sample","parent":3,"upid":0,"utid":2,"name":null,"unit":"bytes"}
{"type":"track","track":5,"kind":"thread","parent":0,"upid":0,"utid":4,"name":"ev"}
{"type":"track","track":6,"kind":"thread","parent":0,"upid":0,"utid":3,"name":"none"}
{"type":"track","track":7,"kind":"sample","parent":6,"upid":0,"utid":3,"name":null}
{"type":"track","track":8,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"s"}
{"type":"track","track":9,"kind":"sample","parent":8,"upid":0,"utid":1,"name":null,"unit":"seconds"}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":2000000,"dur":-1,"name":"a","args":{"file":"f.c","line":1,"col":2}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":1,"ts":2000000,"dur":1000000,"name":"a","parent":0,"args":{"file":"f.c","line":1,"col":2}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":1,"ts":5000000,"dur":-1,"name":"[unknown]","parent":0,"args":{"file":"g.c"}}
{"type":"sample","track":2,"ts":1500,"weight":1,"stack":["a"],"frames":[{"file":"f.c","line":1,"column":2}]}
{"type":"sample","track":2,"ts":2500,"weight":-2,"stack":["b"]}
{"type":"sample","track":2,"ts":4500,"weight":0.5,"stack":["[unknown]"]}
{"type":"sample","track":2,"ts":5000,"weight":1,"stack":["[unknown]"],"frames":[{"file":"g.c"}]}
{"type":"sample","track":2,"ts":6000,"weight":1,"stack":["[unknown]"],"frames":[{"line":4294967295}]}
{"type":"sample","track":4,"ts":0,"weight":100,"stack":["a"],"frames":[{"file":"f.c","line":1,"column":2}]}
{"type":"sample","track":7,"ts":0,"weight":1,"stack":["a"],"frames":[{"file":"f.c","line":1,"column":2}]}
{"type":"sample","track":7,"ts":1,"weight":1,"stack":["a"],"frames":[{"file":"f.c","line":1,"column":2}]}
{"type":"sample","track":9,"ts":0,"weight":0.25,"stack":["a","b","a"],"frames":[{"file":"f.c","line":1,"column":2},{},{"file":"f.c","line":1,"column":2}]}
{"type":"metadata","name":"name","value":"all"}
{"type":"warning","code":"not-an-object","count":1,"offset":986,"message":"an element of the event list that is no object: passed over"}
{"type":"warning","code":"unfinished","count":4,"offset":749,"message":"a begin without an end, or an X without dur: shown as open-ended"}
{"type":"warning","code":"bad-stack","count":1,"offset":859,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":9,"offset":355,"message":"a sample that cannot be read: dropped"}
{"type":"warning","code":"unread-sample","count":1,"offset":958,"message":"a P event whose data is of a kind that is not read: passed over"}
