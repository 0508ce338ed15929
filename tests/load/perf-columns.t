# Columns beside the stack: the address of the data and weights stand before the
# frame of a line without a stack; with one they are none.  What follows the
# frame, and lines of registers, instructions and pages, are passed over; the
# source may stand below a line, too.
--- input
p 7/9 [001] 1.000001:          2 page-faults:     555e9821c048 end+0x0 (/x y)
	           401a2 f+0x2 (/x)
	           401b3 main+0x3 (/x)
 ABI:2    AX:0x91    IP:0x55
 N/A 4K
 ilen: 0

p 7/9 [001] 1.000002:          2 page-faults:     555e9821c048 end+0x0 (/x y)     7f19d30e7b70 g(int) const+0x0 (/x y) 4K
p 7/9 [001] 1.000003:          2 cycles:                0              15     7f19d30e7b74 h (/x) N/A
  h.c:12
|12       h();
p 7/9 [001] 1.000004:          2 cycles:                0              15
	           401a2 f+0x2 (/x)
  :0

|13       f();
p 7/9 [001] 1.000005: PERF_RECORD_NAMESPACES 7/9 - nr_namespaces: 7
		[0/net: 4/0xeffffff9, 1/uts: 4/0xeffffffe,
		 4/user: 4/0xeffffffd]
PERF_RECORD_FINISHED_ROUND
--- want sample warning
{"type":"sample","track":2,"ts":1000001000,"name":"page-faults","weight":2,"stack":["main","f"],"frames":[{"module":"/x","address":"0x401b3"},{"module":"/x","address":"0x401a2"}],"cpu":1}
{"type":"sample","track":2,"ts":1000002000,"name":"page-faults","weight":2,"stack":["g(int) const"],"frames":[{"module":"/x y","address":"0x7f19d30e7b70"}],"cpu":1}
{"type":"sample","track":3,"ts":1000003000,"name":"cycles","weight":2,"stack":["h"],"frames":[{"file":"h.c","line":12,"module":"/x","address":"0x7f19d30e7b74"}],"cpu":1}
{"type":"sample","track":3,"ts":1000004000,"name":"cycles","weight":2,"stack":["f"],"frames":[{"module":"/x","address":"0x401a2"}],"cpu":1}
