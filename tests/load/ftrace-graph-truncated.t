# Times are cut to microseconds, durations are not: calls end in their caller all the same.
--- input
# tracer: function_graph
    1.000002 |   0)    a-11    |               |  f() {
    1.000003 |   0)    a-11    |   0.900 us    |    g();
    1.000003 |   0)    a-11    |   0.900 us    |    h();
    1.000004 |   0)    a-11    |   1.600 us    |  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000002000,"dur":2800,"name":"f"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000003000,"dur":900,"name":"g","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":1000003900,"dur":900,"name":"h","parent":0}
