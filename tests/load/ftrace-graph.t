# function_graph without times: a clock for each CPU goes on by the durations.
--- input
# tracer: function_graph
# CPU  DURATION                  FUNCTION CALLS
 0)               |  ksys_read() {
 0)   0.500 us    |    fdget_pos();
 0)               |    vfs_read() {
 0) + 11.250 us   |      rw_verify_area();
 0) ! 120.00 us   |    }
 1)   7.000 us    |  ktime_get();
 0)   3.000 us    |  }
 0)   200.00 us   |  } /* before */
 0)               |  open() {
 0)   x us    |  bad();
 0)   1.0 us    |  neither
--- want track slice warning
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"track","parent":0,"name":"kernel functions"}
{"type":"track","track":2,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":3,"kind":"track","parent":2,"name":"kernel functions"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":-79500,"dur":200000,"name":"before"}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":120500,"dur":-1,"name":"open"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":0,"dur":120500,"name":"ksys_read","parent":0}
{"type":"slice","id":3,"track":1,"lane":0,"depth":2,"ts":0,"dur":500,"name":"fdget_pos","parent":1}
{"type":"slice","id":4,"track":1,"lane":0,"depth":2,"ts":500,"dur":120000,"name":"vfs_read","parent":1}
{"type":"slice","id":5,"track":1,"lane":0,"depth":3,"ts":500,"dur":11250,"name":"rw_verify_area","parent":4}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":0,"dur":7000,"name":"ktime_get"}
{"type":"warning","code":"truncated","count":1,"offset":395,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"bad-line","count":1,"offset":371,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: truncated once, bad-line once; `ttv check` says where
