# Columns of time, task and flags; args, return values and comments are no part of a name.
--- input
# tracer: function_graph
    1.000001 |   0)    a-11    |  d..1. |               |  ip_rcv(skb=0xffff8881, dev=0x1) {
    1.000002 |   0)    a-11    |  d..1. |   0.500 us    |    fdget(fd=3); /* = 0x0 */
    1.000003 |   0)    a-11    |  d..1. |   ==========> |
    1.000003 |   0)    a-11    |  dNh1. |               |    do_IRQ [mod]() {
    1.000004 |   0)    a-11    |  dNh1. |   1.000 us    |    } /* do_IRQ = 0x1 */
    1.000004 |   0)    a-11    |  d..1. |   <========== |
    1.000005 |   0)    a-11    |  d..1. |               |    /* hello: n=1 */
    1.000005 |   0)    a-11    |  d..1. |               |    /* a note */
    1.000006 |   0)    a-11    |  d..1. |   5.000 us    |  } /* ip_rcv ret=0x0 */
    1.000007 |   0)   my-x-99  |  .....  |   2.000000 s |  long();
    1.000010 |   0)    b-12    |  .....  |   5.000 us    |    } /* before */
--- want thread slice instant warning
{"type":"thread","utid":0,"tid":11,"name":"a"}
{"type":"thread","utid":1,"tid":99,"name":"my-x"}
{"type":"thread","utid":2,"tid":12,"name":"b"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":5000,"name":"ip_rcv","args":{"args":"skb=0xffff8881, dev=0x1","ret":"0x0"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000002000,"dur":500,"name":"fdget","parent":0,"args":{"args":"fd=3","ret":"0x0"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":1000003000,"dur":1000,"name":"do_IRQ [mod]","parent":0,"args":{"ret":"0x1"}}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":1000005000,"dur":5000,"name":"before"}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":1000007000,"dur":2000000000,"name":"long"}
{"type":"instant","track":0,"scope":"thread","ts":1000005000,"name":"hello","args":{"n":1}}
{"type":"instant","id":4,"track":0,"scope":"thread","ts":1000005000,"name":"a note"}
