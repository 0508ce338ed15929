# list: a process that is not there gives no rows, and a line says so.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"Browser"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run list --csv --process=Browsr input.json
--- want
type,id,ts,dur,self,depth,track,category,name
--- stderr
ttv: input.json: no process matches "Browsr"; did you mean Browser?
