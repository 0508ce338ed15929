# With traceEvents the members of a profile are metadata, and samples those of the format.
--- input
{"traceEvents":[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1}],
"nodes":[{"id":1}],"samples":[{"ts":5,"tid":1,"sf":1}],"timeDeltas":[1],
"stackFrames":{"1":{"name":"f"}}}
--- want sample metadata warning
{"type":"sample","track":2,"ts":5000,"weight":1,"stack":["f"]}
{"type":"metadata","name":"nodes","value":[{"id":1}]}
{"type":"metadata","name":"timeDeltas","value":[1]}
