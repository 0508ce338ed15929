# The lines of -k are the stack of their call, root first: names of C++ with their parentheses, a module and its address where no symbol is.
--- input
10 100.000001 brk(NULL) = 0x1000 <0.000002>
 > /usr/lib/libc.so.6(__brk+0xb) [0x11a2b]
 > /opt/a b/app(ns::operator+(ns::A const&, int)+0x1c) [0x22]
 > /opt/a b/app(main+0x5) [0x33] app.cc:12
 > /usr/lib/libc.so.6() [0x27675]
 > [vdso](__vdso_time+0x1) [0x7]
 > unexpected_backtracing_error [0x55]
10 100.000010 read(3,  <unfinished ...>
11 100.000011 close(4) = 0 <0.000001>
 > /bin/x(only) [0x1]
 > no brackets (here
 > a() [0x12
10 100.000015 <... read resumed>"a", 1) = 1 <0.000004>
 > /usr/lib/libc.so.6(__read+0x4d) [0x1]
 > /bin/x(_start+0x21) [0x2]
10 100.000020 close(3) = 0 <0.000001>
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100000001000,"dur":2000,"name":"brk","cat":"strace","stack":["unexpected_backtracing_error [0x55]","__vdso_time","libc.so.6+0x27675","main","ns::operator+(ns::A const&, int)","__brk"],"args":{"args":"NULL","ret":"0x1000"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":100000010000,"dur":4000,"name":"read","cat":"strace","stack":["_start","__read"],"args":{"args":"3, \"a\", 1","ret":"1"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":100000020000,"dur":1000,"name":"close","cat":"strace","args":{"args":"3","ret":"0"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":100000011000,"dur":1000,"name":"close","cat":"strace","stack":["a","no brackets (here","only"],"args":{"args":"4","ret":"0"}}
