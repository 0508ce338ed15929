# list: what is meant by a process that is not there has no escape of its name.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"CompositorTile\u001bWorker"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1}]
--- run list --csv --process=CompositorTileWorker input.json
--- want
type,id,ts,dur,self,depth,track,category,name
--- stderr
ttv: input.json: no process matches "CompositorTileWorker"; did you mean CompositorTile�Worker?
