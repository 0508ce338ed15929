# A file that is a zlib stream is inflated.
--- input printf
\170\332\123\126\050\051\112\114\116\055\262\122\310\313\057\340\122\346\122\100\002\111\211\305\031\272\206\006\206\012\321\006\006\006\261\012\051\172\172\106\172\012\012\206\172\006\040\140\150\245\220\012\324\144\153\110\274\026\043\250\026\043\056\000\022\042\031\055
--- want trace instant warning
{"type":"trace","format":"ftrace","compression":"zlib","start":1000001000,"end":1000002000,"events":2}
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
