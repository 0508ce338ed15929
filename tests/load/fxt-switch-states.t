# The state of a thread that stops: the numbers 0 to 5 have letters, others none.
--- input fxt
magic
switch 1 100 7 0 8
switch 1 200 8 1 7
switch 1 300 7 2 8
switch 1 400 8 3 7
switch 1 500 7 4 8
switch 1 600 8 5 7
switch 1 700 7 6 8
switch 1 800 8 7 7
--- want slice warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":100,"name":null,"utid":1,"priority":0,"end_state":"R"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":200,"dur":100,"name":null,"utid":0,"priority":0,"end_state":"T"}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":300,"dur":100,"name":null,"utid":1,"priority":0,"end_state":"S"}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":400,"dur":100,"name":null,"utid":0,"priority":0,"end_state":"Z"}
{"type":"slice","id":4,"track":0,"lane":0,"depth":0,"ts":500,"dur":100,"name":null,"utid":1,"priority":0,"end_state":"X"}
{"type":"slice","id":5,"track":0,"lane":0,"depth":0,"ts":600,"dur":100,"name":null,"utid":0,"priority":0}
{"type":"slice","id":6,"track":0,"lane":0,"depth":0,"ts":700,"dur":100,"name":null,"utid":1,"priority":0}
{"type":"slice","id":7,"track":0,"lane":0,"depth":0,"ts":800,"dur":-1,"name":null,"utid":0,"priority":0}
{"type":"slice","id":8,"track":2,"lane":0,"depth":0,"ts":100,"dur":100,"name":"R"}
{"type":"slice","id":9,"track":2,"lane":0,"depth":0,"ts":200,"dur":100,"name":"Running","cpu":1}
{"type":"slice","id":10,"track":2,"lane":0,"depth":0,"ts":300,"dur":100,"name":"T"}
{"type":"slice","id":11,"track":2,"lane":0,"depth":0,"ts":400,"dur":100,"name":"Running","cpu":1}
{"type":"slice","id":12,"track":2,"lane":0,"depth":0,"ts":500,"dur":100,"name":"Z"}
{"type":"slice","id":13,"track":2,"lane":0,"depth":0,"ts":600,"dur":100,"name":"Running","cpu":1}
{"type":"slice","id":14,"track":2,"lane":0,"depth":0,"ts":800,"dur":-1,"name":"Running","cpu":1}
{"type":"slice","id":15,"track":4,"lane":0,"depth":0,"ts":100,"dur":100,"name":"Running","cpu":1}
{"type":"slice","id":16,"track":4,"lane":0,"depth":0,"ts":200,"dur":100,"name":"R"}
{"type":"slice","id":17,"track":4,"lane":0,"depth":0,"ts":300,"dur":100,"name":"Running","cpu":1}
{"type":"slice","id":18,"track":4,"lane":0,"depth":0,"ts":400,"dur":100,"name":"S"}
{"type":"slice","id":19,"track":4,"lane":0,"depth":0,"ts":500,"dur":100,"name":"Running","cpu":1}
{"type":"slice","id":20,"track":4,"lane":0,"depth":0,"ts":600,"dur":100,"name":"X"}
{"type":"slice","id":21,"track":4,"lane":0,"depth":0,"ts":700,"dur":100,"name":"Running","cpu":1}
