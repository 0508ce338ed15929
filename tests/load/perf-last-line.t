# perf script: a whole last line without a line break is a sample, where no line names an event.
--- input printf
gzip 11502 14094.620000:  4330 aa (/usr/bin/gzip)\ngzip 11502 14094.630000:  4340 main (/usr/bin/gzip)\ngzip 11502 14094.640000:  4340 main (/usr/bin/gzip)
--- run check input.json
--- want
input.json: 3 events, nothing to report
