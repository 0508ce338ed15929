# How each file got onto the timeline; labels have the number of the file.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"i","s":"g","ts":150,"pid":1}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"go","ph":"R","ts":9000000250,"pid":1,"tid":1}]
--- run info --align=zero --offset=2=-2us input.json b.json
--- want
input.json
  format   chrome-json
  size     106 B
  moved    by 0
b.json
  format   chrome-json
  size     120 B
  moved    by -2 h 30 min (starts aligned + offset)
  events   4
  span     150 µs, from 0.000 098 s to 0.000 248 s
  memory   N

what there is
              2  processes
              2  threads
              2  slices
              2  instants

events by phase
              1  R     mark
              2  X     complete slice
              1  i     instant

processes and threads                                 slices      instants
  1: process 1                                             1             0
    thread 1                                               1             0
  2: process 1                                             1             0
    thread 1                                               1             1

names                                            count       total        self
  a                                                  1       10 µs       10 µs
  b                                                  1       10 µs       10 µs

nothing was repaired
