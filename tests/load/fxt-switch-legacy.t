# Legacy context switches, threads inline or of the table; idle is process 0 with priority 0.
--- input fxt
magic
thread 1 1 7
thread 2 1 8
switch0 3 100 @1 2 10 @2 20
switch0 3 200 1/8 3 20 0/99 0
switch0 3 250 0/99 1 0 @1 10
switch0 3 300 @1 5 10 @2 20
--- want track thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":7}
{"type":"thread","utid":1,"upid":0,"tid":8}
{"type":"track","track":0,"kind":"cpu","cpu":3,"name":"CPU 3"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":null}
{"type":"track","track":3,"kind":"state","parent":2,"upid":0,"utid":0,"name":null}
{"type":"track","track":4,"kind":"thread","parent":1,"upid":0,"utid":1,"name":null}
{"type":"track","track":5,"kind":"state","parent":4,"upid":0,"utid":1,"name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":100,"name":null,"utid":1,"priority":20,"end_state":"S"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":250,"dur":50,"name":null,"utid":0,"priority":10,"end_state":"X"}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":300,"dur":-1,"name":null,"utid":1,"priority":20}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":100,"dur":150,"name":"T"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":250,"dur":50,"name":"Running","cpu":3}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"X"}
{"type":"slice","id":6,"track":5,"lane":0,"depth":0,"ts":100,"dur":100,"name":"Running","cpu":3}
{"type":"slice","id":7,"track":5,"lane":0,"depth":0,"ts":200,"dur":100,"name":"S"}
{"type":"slice","id":8,"track":5,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"Running","cpu":3}
