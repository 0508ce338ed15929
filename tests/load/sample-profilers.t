# Samples of perf script and of a profile of Firefox say who took them.
--- input printf
gzip 11502 14094.620000:    1001001 cpu-clock:ppp: \n\t            4330 [unknown] (/usr/bin/gzip)\n\n
--- file f.json
{"meta":{"version":34,"startTime":0,"interval":1,"product":"Firefox","categories":[{"name":"Idle"}],"markerSchema":[]},"libs":[],
"threads":[{"processType":"default","name":"GeckoMain","pid":7,"tid":7,"samples":{"schema":{"stack":0,"time":1},"data":[[0,5.5]]},"markers":{"schema":{"name":0},"data":[]},
"stackTable":{"schema":{"prefix":0,"frame":1},"data":[[null,0]]},"frameTable":{"schema":{"location":0},"data":[[0]]},"stringTable":["main"]}],"processes":[]}
--- file q.sql
INCLUDE PERFETTO MODULE stacks.cpu_profiling;
SELECT tid, source FROM cpu_profiling_samples ORDER BY tid;
--- run query --csv -f q.sql input.json
--- want
tid,source
11502,perf_text
--- run query --csv -f q.sql f.json
--- want
tid,source
7,gecko
