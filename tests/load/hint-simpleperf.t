# A profile of simpleperf of another version is named.
--- input printf
SIMPLEPERF\002\000\000\000
--- run info input.json
--- want
--- stderr
ttv: input.json: this is a profile of simpleperf of another version: simpleperf report-sample -i perf.data -o FILE.txt
--- status 3
