# perf script -F comm,time,ip,sym: a whole last line without a line break is a sample.
--- input printf
gzip 14094.620000:  55d04330 aa (/usr/bin/gzip)\ngzip 14094.630000:  55d04340 main (/usr/bin/gzip)
--- want sample warning
{"type":"sample","track":2,"ts":14094620000000,"weight":1,"stack":["aa"],"frames":[{"module":"/usr/bin/gzip","address":"0x55d04330"}]}
{"type":"sample","track":2,"ts":14094630000000,"weight":1,"stack":["main"],"frames":[{"module":"/usr/bin/gzip","address":"0x55d04340"}]}
