# perf script: branches (-F +brstack) are not read, which is counted where they stand.
--- input printf
prog 100 1.000000: 1 cycles: \n\t  401000 f+0x0 (/a)\n\t  402000 main (/a)\n 0x401000/0x402000/P/-/-/0  0x401000/0x402000/P/-/-/0 \n\nprog 100 1.100000: 1 cycles: 0x401000/0x402000/P/-/-/0  0x1/0x2/M/-/-/0 \n\nprog 100 1.200000: 1 cycles:  401000 f (/a) 0x401000/0x402000/P/-/-/0 \n\nprog 100 1.300000: 1 cycles: \n\t  401000 f+0x0 (/a)\n\n
--- want sample warning
{"type":"sample","track":1,"ts":1000000000,"name":"cycles","weight":1,"stack":["main","f"],"frames":[{"module":"/a","address":"0x402000"},{"module":"/a","address":"0x401000"}]}
{"type":"sample","track":1,"ts":1100000000,"name":"cycles","weight":1,"stack":[]}
{"type":"sample","track":1,"ts":1200000000,"name":"cycles","weight":1,"stack":["f"],"frames":[{"module":"/a","address":"0x401000"}]}
{"type":"sample","track":1,"ts":1300000000,"name":"cycles","weight":1,"stack":["f"],"frames":[{"module":"/a","address":"0x401000"}]}
{"type":"warning","code":"not-read-yet","count":3,"offset":0,"message":"data that this version recognises but does not read: kept as metadata where it is JSON"}
