# --each: the path of a trace is said once, also by what says it itself.
--- input
[]
--- file a.json
[{"name":"a","ph":"X","ts":0,"dur":5,"pid":1,"tid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":0,"dur":5,"pid":1,"tid":1}]
--- run check --each a.json b.json
--- want
a.json: 1 event, nothing to report

b.json: 1 event, nothing to report
