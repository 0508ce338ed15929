# perf script: a line that is cut in its period is a cut, no sample of the frame 0x1001.
--- input printf
gzip 11502 14094.620000:    1001001 cpu-clock:ppp: \n\t            4330 [unknown] (/usr/bin/gzip)\n\ngzip 11502 14094.621992:    1001
--- run stat --table=instants --csv input.json
--- want
name,count,rate,first,last
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
