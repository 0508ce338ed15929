# perf script -F comm,tid,time: lines of no more, the last one without a line break.
--- input printf
gzip 11502 14094.620000:\ngzip 11502 14094.630000:
--- run check input.json
--- want
input.json: 2 events, nothing to report
