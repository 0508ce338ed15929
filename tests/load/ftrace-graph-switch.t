# The lines A => B say which task a CPU runs, and what ran before the first of them.
--- input
# tracer: function_graph
 0)   1.000 us    |  first();
 0)               |  schedule() {
 ------------------------------------------
 0)  my bash-101   =>    vim-102   
 ------------------------------------------

 0)   2.000 us    |  b();
 0)    vim-102    =>  my bash-101  
 0)   5.000 us    |  }
 0)   0.500 us    |  last();
--- want thread slice warning
{"type":"thread","utid":0,"tid":101,"name":"my bash"}
{"type":"thread","utid":1,"tid":102,"name":"vim"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"first"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000,"dur":5000,"name":"schedule"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":6000,"dur":500,"name":"last"}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"b"}
