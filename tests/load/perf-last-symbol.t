# perf script: a last line with a symbol is whole, though other lines name an event.
--- input printf
gzip 11502 14094.620000: 1 cycles: 4330 aa (/usr/bin/gzip)\ngzip 11502 14094.640000:  4340 main (/usr/bin/gzip)
--- run check input.json
--- want
input.json: 2 events, nothing to report
