# perf script -F phys_addr,data_page_size,code_page_size: the address of data is
# a column, behind the frame of a line or a line below a stack.
--- input
p 7/9 [001] 1.000001:          2 cycles:     7f19d30e7b70 foo+0x0 (/bin/x)               0 N/A 4K
p 7/9 [001] 1.000002:          2 cycles:     7f19d30e7b70 foo+0x0 (/bin/x)        12345678 4K 4K
p 7/9 [001] 1.000003:          2 cycles:     7f19d30e7b70 foo(int) const+0x0        12345678
p 7/9 [001] 1.000004:          2 cycles: 
	    7f19d30e7b70 foo+0x0 (/bin/x)
	    7f19d30e7b71 bar+0x0 (/bin/x)
        12345678 4K 4K

p 7/9 [001] 1.000005:          2 cycles: 
	    7f19d30e7b70 foo+0x0 (/bin/x)
        12345678

p 7/9 [001] 1.000006:          2 cycles: 
	    7f19d30e7b70 foo+0x0 (/bin/x)
        12345678 text

--- want sample warning
{"type":"sample","track":2,"ts":1000001000,"name":"cycles","weight":2,"stack":["foo"],"frames":[{"module":"/bin/x","address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"sample","track":2,"ts":1000002000,"name":"cycles","weight":2,"stack":["foo"],"frames":[{"module":"/bin/x","address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"sample","track":2,"ts":1000003000,"name":"cycles","weight":2,"stack":["foo(int) const"],"frames":[{"address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"sample","track":2,"ts":1000004000,"name":"cycles","weight":2,"stack":["bar","foo"],"frames":[{"module":"/bin/x","address":"0x7f19d30e7b71"},{"module":"/bin/x","address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"sample","track":2,"ts":1000005000,"name":"cycles","weight":2,"stack":["foo"],"frames":[{"module":"/bin/x","address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"sample","track":2,"ts":1000006000,"name":"cycles","weight":2,"stack":["foo"],"frames":[{"module":"/bin/x","address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"warning","code":"bad-line","count":1,"offset":519,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
