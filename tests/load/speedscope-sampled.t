# A sampled profile begins at startValue; its weights have a unit.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","name":"job","shared":{"frames":[{"name":"main","file":"a.c","line":3,"col":7},{"name":"f"},{"name":"g","file":"b.c"}]},
"profiles":[{"type":"sampled","name":"worker","unit":"milliseconds","startValue":10,"endValue":16.5,"samples":[[0],[0,1],[0,1,2],[]],"weights":[1,2.5,1,2]}]}
--- want
{"type":"trace","format":"speedscope","start":10000000,"end":16500000,"events":4}
{"type":"process","upid":0,"pid":0,"name":"job"}
{"type":"thread","utid":0,"upid":0,"tid":0,"name":"worker"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"job"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"worker"}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"milliseconds"}
{"type":"sample","track":2,"ts":10000000,"weight":1,"stack":["main"],"frames":[{"file":"a.c","line":3,"column":7}]}
{"type":"sample","track":2,"ts":11000000,"weight":2.5,"stack":["main","f"],"frames":[{"file":"a.c","line":3,"column":7},{}]}
{"type":"sample","track":2,"ts":13500000,"weight":1,"stack":["main","f","g"],"frames":[{"file":"a.c","line":3,"column":7},{},{"file":"b.c"}]}
{"type":"sample","track":2,"ts":14500000,"weight":2,"stack":[]}
{"type":"metadata","name":"name","value":"job"}
