# A stack that comes again is known by its bytes; its defects are counted each time.
--- input printf
\012\002\010\001\022\007\012\002\001\011\022\001\005\022\006\012\001\001\022\001\007\022\007\012\002\001\011\022\001\004\022\006\012\001\001\022\001\002"\006\010\001"\002\010\001*\004\010\001\020\0022\0002\006things2\001f
--- want sample warning
{"type":"sample","track":2,"ts":0,"name":"things","weight":5,"stack":["f"]}
{"type":"sample","track":2,"ts":5,"name":"things","weight":7,"stack":["f"]}
{"type":"sample","track":2,"ts":12,"name":"things","weight":4,"stack":["f"]}
{"type":"sample","track":2,"ts":16,"name":"things","weight":2,"stack":["f"]}
{"type":"warning","code":"bad-stack","count":2,"offset":4,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
