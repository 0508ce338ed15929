# diff: the rules, those given before those of the table.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker 1"}},
{"name":"Frame 1","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1,"cat":"f"},
{"name":"parse","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"cat":"p","args":{"file":"a.c"},"tts":0,"tdur":2000},
{"name":"load 0x1f","ph":"X","ts":5000,"dur":3000,"pid":1,"tid":1},
{"name":"gone|`x`","ph":"X","ts":0,"dur":2000,"pid":1,"tid":2},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":5}},
{"name":"heap","ph":"C","ts":9000,"pid":1,"args":{"kb":5}}]
--- run diff --rules --rule /x(y)/z
--- want
/x(y)/z
mangled name
	A name of C++ or Rust as linkers have it stays as it is
	_ZNSt8__detail9Executor becomes _ZNSt8__detail9Executor
temporary path
	The directories of a temporary path, or the name of a file that has none
	/tmp/cc8aX/main.o becomes /tmp/#/main.o
temporary path of Windows
	The same below \Temp
	C:\Users\me\AppData\Local\Temp\x7\main.obj becomes /tmp/#\main.obj
address
	A number in hex with its 0x
	at 0x7f3a90c0 becomes at 0x#
uuid
	An id of 32 hex digits in five groups
	db 1b4e28ba-2fa1-11d2-883f-0016d3cca427 becomes db #
hash
	A word of 8 or more hex digits, letters among them
	commit 9d0c6a2f becomes commit #
number
	A number that has no letter before it
	Frame 12 of 3.5 becomes Frame # of #
number of a word
	A number at the end of a word of 4 or more letters
	Worker12 becomes Worker#
