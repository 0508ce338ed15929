# What does not fit in a speedscope file is repaired and counted.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"a"},{"name":"b"},{"name":"c"}]},"profiles":[
{"type":"sampled","name":"s","unit":"none","startValue":0,"endValue":2,"samples":[[0,9],[1]],"weights":[5]},
{"type":"evented","name":"e","unit":"nanoseconds","startValue":0,"endValue":50,"events":[{"type":"O","frame":0,"at":0},{"type":"O","frame":1,"at":10},{"type":"C","frame":0,"at":20},{"type":"C","frame":2,"at":25},{"type":"O","frame":2,"at":30}]}]}
--- want
{"type":"trace","format":"speedscope","start":0,"end":50,"events":7}
{"type":"process","upid":0,"pid":0}
{"type":"thread","utid":0,"upid":0,"tid":0,"name":"s"}
{"type":"thread","utid":1,"upid":0,"tid":1,"name":"e"}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"s"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null}
{"type":"track","track":3,"kind":"thread","parent":0,"upid":0,"utid":1,"name":"e"}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":0,"dur":20,"name":"a"}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":30,"dur":20,"name":"c"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":1,"ts":10,"dur":10,"name":"b","parent":0}
{"type":"sample","track":2,"ts":0,"weight":5,"stack":["a"]}
{"type":"sample","track":2,"ts":5,"weight":1,"stack":["b"]}
{"type":"warning","code":"stray-end","count":1,"offset":428,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"unfinished","count":2,"offset":397,"message":"a begin without an end, or an X without dur: shown as open-ended"}
{"type":"warning","code":"bad-stack","count":1,"offset":223,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":1,"offset":226,"message":"a sample that cannot be read: dropped"}
