# A UTF-8 byte order mark.
--- input printf
\0357\0273\0277[{"name":"a","ph":"X","ts":0,"dur":1}]
--- want slice warning
--- stderr
ttv: input.json: this is not a trace (byte 0, line 1) at byte 0
--- status 3
