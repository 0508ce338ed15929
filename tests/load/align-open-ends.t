# What is unfinished ends with its own file.
--- input
[{"name":"open","ph":"B","ts":0,"pid":1,"tid":1},{"name":"x","ph":"X","ts":10,"dur":30,"pid":1,"tid":2}]
--- file b.json
[{"name":"y","ph":"X","ts":500,"dur":100,"pid":1,"tid":1}]
--- run info --align=clock input.json b.json
--- want
input.json
  format   chrome-json
  size     104 B
  moved    by 0
b.json
  format   chrome-json
  size     58 B
  moved    by 0 (same clock)
  events   3
  span     600 µs, from 0 s to 0.000 600 s
  memory   N

what there is
              2  processes
              3  threads
              3  slices

events by phase
              1  B     begin of a slice
              2  X     complete slice

processes and threads                                 slices      instants
  1: process 1                                             2             0
    thread 1                                               1             0
    thread 2                                               1             0
  2: process 1                                             1             0
    thread 1                                               1             0

names                                            count       total        self
  y                                                  1      100 µs      100 µs
  open                                               1       40 µs       40 µs
  x                                                  1       30 µs       30 µs

repaired or odd
  unfinished, once
      a begin without an end, or an X without dur: shown as open-ended
      input.json: byte 1, line 1
