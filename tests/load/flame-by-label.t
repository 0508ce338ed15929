# flame: slices of one name apart by their labels; what has none is as without.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"/x/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"Source","ph":"X","ts":200,"dur":40,"pid":1,"tid":2,"args":{"detail":"/x/a.h"}},
{"name":"plain","ph":"X","ts":210,"dur":5,"pid":1,"tid":2,"args":{"detail":"/x/a.h"}},
{"name":"Source","ph":"X","ts":250,"dur":7,"pid":1,"tid":2,"args":{"detail":"/y/b.h"}}]
--- run flame --by-label --threads 3 --format folded input.json
--- want
Source /x/a.h 85000
Source /x/a.h;Source /y/b.h 30000
Source /x/a.h;Source 20000
Source /x/a.h;plain 5000
Source /y/b.h 7000
