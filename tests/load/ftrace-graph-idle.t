# The idle task is another one on each CPU: what it calls on one is no part of what it calls on the other.
--- input
cpus=2
          <idle>-0     [000]     1.000001000: funcgraph_entry:                   |  do_idle() {
          <idle>-0     [001]     1.000002000: funcgraph_entry:                   |  tick() {
          <idle>-0     [000]     1.000003000: funcgraph_entry:        0.500 us   |    poll();
          <idle>-0     [001]     1.000004000: funcgraph_exit:         2.000 us   |  }
          <idle>-0     [000]     1.000006000: funcgraph_exit:         5.000 us   |  }
--- want track slice warning
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"track","parent":0,"name":"kernel functions"}
{"type":"track","track":2,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":3,"kind":"track","parent":2,"name":"kernel functions"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":5000,"name":"do_idle"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":1000003000,"dur":500,"name":"poll","parent":0}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000002000,"dur":2000,"name":"tick"}
