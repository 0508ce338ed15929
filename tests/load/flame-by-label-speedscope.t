# flame: names by label are frames of their own in speedscope's JSON.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"/x/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"Source","ph":"X","ts":200,"dur":40,"pid":1,"tid":2,"args":{"detail":"/x/a.h"}},
{"name":"plain","ph":"X","ts":210,"dur":5,"pid":1,"tid":2,"args":{"detail":"/x/a.h"}},
{"name":"Source","ph":"X","ts":250,"dur":7,"pid":1,"tid":2,"args":{"detail":"/y/b.h"}}]
--- run flame --by-label --format speedscope input.json
--- want
{"$schema":"https://www.speedscope.app/file-format-schema.json","exporter":"ttv","name":"input.json","shared":{"frames":[
{"name":"Source /x/a.h"},
{"name":"Source /y/b.h"},
{"name":"Source"},
{"name":"plain"}
]},"profiles":[
{"type":"evented","name":"all","unit":"nanoseconds","startValue":0,"endValue":147000,"events":[
{"type":"O","frame":0,"at":0},
{"type":"O","frame":1,"at":0},
{"type":"C","frame":1,"at":30000},
{"type":"O","frame":2,"at":30000},
{"type":"C","frame":2,"at":50000},
{"type":"O","frame":3,"at":50000},
{"type":"C","frame":3,"at":55000},
{"type":"C","frame":0,"at":140000},
{"type":"O","frame":1,"at":140000},
{"type":"C","frame":1,"at":147000}
]}
]}
