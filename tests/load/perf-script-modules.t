# The module is what the last balanced parentheses hold.
--- input
p 1 [000]     0.000001:          1 cycles: 
	    7f0000001234 f(int, char (*)[2])+0x4 (/opt/my app/bin (old)/x)
	    7f0000001235 g+0x4 (/memfd:jit (deleted))
	    7f0000001236 h (//anon)
	    7ffff7fc1237 __vdso_gettimeofday+0x7 ([vdso])
	ffffffffc0001238 ext4_readpage+0x8 ([ext4])
	    7f0000001239 i+0x9 (/lib/x86_64-linux-gnu/libc.so.6+0x27249)

--- want sample warning
{"type":"sample","track":1,"ts":1000,"name":"cycles","weight":1,"stack":["i","ext4_readpage","__vdso_gettimeofday","h","g","f(int, char (*)[2])"],"frames":[{"module":"/lib/x86_64-linux-gnu/libc.so.6","address":"0x7f0000001239"},{"module":"[ext4]","address":"0xffffffffc0001238"},{"module":"[vdso]","address":"0x7ffff7fc1237"},{"module":"//anon","address":"0x7f0000001236"},{"module":"/memfd:jit (deleted)","address":"0x7f0000001235"},{"module":"/opt/my app/bin (old)/x","address":"0x7f0000001234"}],"cpu":0}
