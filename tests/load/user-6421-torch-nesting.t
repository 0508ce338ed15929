# Operators of PyTorch: float times, equal ends, children that share their start.
--- input
[{"name":"aten::linear","ph":"X","ts":100.5,"pid":1,"tid":1,"dur":20.25,"cat":"cpu_op"},
{"name":"aten::t","ph":"X","ts":100.5,"pid":1,"tid":1,"dur":5,"cat":"cpu_op"},
{"name":"aten::transpose","ph":"X","ts":101.125,"pid":1,"tid":1,"dur":4.375,"cat":"cpu_op"},
{"name":"aten::addmm","ph":"X","ts":106,"pid":1,"tid":1,"dur":14.75,"cat":"cpu_op"}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100500,"dur":20250,"name":"aten::linear","cat":"cpu_op"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":100500,"dur":5000,"name":"aten::t","cat":"cpu_op","parent":0}
{"type":"slice","id":3,"track":1,"lane":0,"depth":1,"ts":106000,"dur":14750,"name":"aten::addmm","cat":"cpu_op","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":2,"ts":101125,"dur":4375,"name":"aten::transpose","cat":"cpu_op","parent":1}
