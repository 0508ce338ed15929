# A recording beside this one enters a state that has no name: it holds until the next, called by its number, and is counted.
--- input perfetto
packet { seq: 1 timestamp: 400 134 { 1: 2 2: "a" 3: 1 } }
packet { seq: 1 timestamp: 500 134 { 1: 77 2: "a" 3: 1 } }
packet { seq: 1 timestamp: 900 134 { 1: 1 2: "a" 3: 1 } }
--- file q.sql
SELECT s.ts, s.dur, s.value FROM state s ORDER BY s.ts;
--- run query --csv -f q.sql input.json
--- want
ts,dur,value
400,100,CONFIGURED
500,400,state 77
900,0,DISABLED
--- stderr
ttv: input.json: part of it is lost: bad-packet once; `ttv check` says where
