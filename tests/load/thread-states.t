# T with a duration and without an id is a state of its thread: it is no part
# of the stack, neither slices nest in it nor it in them.
--- input
[{"ph":"T","name":"Running","pid":1,"tid":1,"ts":0,"dur":600,"args":{"cpu":2}},{"ph":"T","name":"Sleeping","pid":1,"tid":1,"ts":600,"dur":400},{"ph":"T","name":"Odd","pid":1,"tid":1,"ts":300,"dur":400},
{"ph":"X","name":"a","pid":1,"tid":2,"ts":0,"dur":600},{"ph":"X","name":"over","pid":1,"tid":2,"ts":500,"dur":300},{"ph":"T","name":"Run","pid":1,"tid":2,"ts":100,"dur":600},{"ph":"B","name":"b","pid":1,"tid":2,"ts":120},{"ph":"E","pid":1,"tid":2,"ts":140}]
--- want slice warning
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":0,"dur":600000,"name":"Running","args":{"cpu":2}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":600000,"dur":400000,"name":"Sleeping"}
{"type":"slice","id":5,"track":1,"lane":1,"depth":0,"ts":300000,"dur":400000,"name":"Odd"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":600000,"name":"a"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":1,"ts":120000,"dur":20000,"name":"b","parent":0}
{"type":"slice","id":2,"track":2,"lane":1,"depth":0,"ts":500000,"dur":300000,"name":"over"}
{"type":"slice","id":6,"track":2,"lane":2,"depth":0,"ts":100000,"dur":600000,"name":"Run"}
{"type":"warning","code":"overlap","count":1,"offset":258,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
