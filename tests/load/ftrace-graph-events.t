# trace-cmd and old kernels have events for begin and end of a function; events stand as comments in a graph with times.
--- input
cpus=2
            bash-12    [000]     1.000001000: funcgraph_entry:                   |  vfs_read() {
            bash-12    [000]     1.000003000: funcgraph_entry:        0.500 us   |    rw_verify_area();
            bash-12    [000]     1.000009000: funcgraph_exit:         8.000 us   |  }
             vim-13    [001]     1.000010000: funcgraph_entry:        nothing
             vim-13    [001]     1.000011000: graph_ent:            func=f
             vim-13    [001]     1.000012000: graph_ret:            func=f
 1.000013 |   1)    vim-13   |               |  /* cpu_idle: state=1 cpu_id=1 */
--- want slice counter instant warning
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":1000001000,"dur":8000,"name":"vfs_read"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":1,"ts":1000003000,"dur":500,"name":"rw_verify_area","parent":0}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":1000011000,"dur":1000,"name":"f","args":{"func":"f"}}
{"type":"counter","track":1,"ts":1000013000,"series":null,"value":1}
{"type":"warning","code":"bad-line","count":1,"offset":294,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
