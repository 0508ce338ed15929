# The same as JSON.
--- input
{"traceEvents":[
{"name":"process_name","ph":"M","pid":1,"tid":1,"args":{"name":"prog"}},
{"name":"outer","ph":"X","ts":0,"pid":1,"tid":1,"dur":100,"cat":"c"},
{"name":"inner","ph":"X","ts":10,"pid":1,"tid":1,"dur":30},
{"name":"late","ph":"E","ts":7,"pid":1,"tid":1}]}
--- run info --json input.json
--- want
{"files":[{"size":269,"path":"input.json","format":"chrome-json"}],"format":"chrome-json","size":269,"events":4,"phases":{"E":1,"M":1,"X":2},"start":0,"end":100000,"slices":2,"instants":0,"samples":0,"objects":0,"snapshots":0,"memory_dumps":0,"contexts":0,"flows":{"count":0,"unbound":0},"processes":[{"upid":0,"pid":1,"name":"prog","threads":1,"slices":2}],"threads":[{"utid":0,"upid":0,"tid":1,"slices":2,"instants":0}],"names":[{"count":1,"total":100000,"self":70000,"min":100000,"max":100000,"name":"outer"},{"count":1,"total":30000,"self":30000,"min":30000,"max":30000,"name":"inner"}],"counters":[],"warnings":[{"count":1,"code":"stray-end","what":"an end that no open begin matches","done":"ignored","places":[{"offset":220,"line":5}]}],"memory":N}
