# ... whichever of the two bytes of its version it is.
--- input printf
SIMPLEPERF\001\001\000\000
--- run info input.json
--- want
--- stderr
ttv: input.json: this is a profile of simpleperf of another version: simpleperf report-sample -i perf.data -o FILE.txt
--- status 3
