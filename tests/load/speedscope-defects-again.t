# A stack that comes again is known by its bytes; its defects are counted each time.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"a"},{"name":"b"}]},"profiles":[{"type":"sampled","name":"p","unit":"none","startValue":0,"endValue":5,"samples":[[0,1],[0,7,1],[0,1],[0,7,1],[0,7,1]],"weights":[1,1,1,1,1]}]}
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["a","b"]}
{"type":"sample","track":2,"ts":1,"weight":1,"stack":["a","b"]}
{"type":"sample","track":2,"ts":2,"weight":1,"stack":["a","b"]}
{"type":"sample","track":2,"ts":3,"weight":1,"stack":["a","b"]}
{"type":"sample","track":2,"ts":4,"weight":1,"stack":["a","b"]}
{"type":"warning","code":"bad-stack","count":3,"offset":215,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
