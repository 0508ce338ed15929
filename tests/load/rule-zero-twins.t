# Two slices of length 0 at one time: the first in the file is the parent.
--- input
[{"name":"a","ph":"X","ts":1000,"pid":1,"tid":1,"dur":0},
{"name":"b","ph":"X","ts":1000,"pid":1,"tid":1,"dur":0}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":0,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000000,"dur":0,"name":"b","parent":0}
