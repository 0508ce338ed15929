# info: --top=0 prints all processes, whatever there are.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":0,"dur":1,"pid":2,"tid":21},
{"name":"a","ph":"X","ts":0,"dur":1,"pid":2,"tid":22},
{"name":"a","ph":"X","ts":5,"dur":1,"pid":2,"tid":22},
{"name":"a","ph":"X","ts":0,"dur":1,"pid":2,"tid":23},
{"name":"a","ph":"X","ts":5,"dur":1,"pid":2,"tid":23},
{"name":"i","ph":"i","ts":0,"pid":3,"tid":3},
{"name":"a","ph":"X","ts":0,"dur":1,"pid":4,"tid":4},
{"name":"a","ph":"X","ts":5,"dur":1,"pid":4,"tid":4},
{"name":"b","ph":"X","ts":7,"dur":1,"pid":4,"tid":4},
{"name":"thread_name","ph":"M","pid":2,"tid":24,"args":{"name":"quiet"}},
{"name":"thread_name","ph":"M","pid":5,"tid":5,"args":{"name":"quiet"}}]
--- run info --top=0 input.json
--- want
input.json
  format   chrome-json
  size     684 B
  events   12
  span     8 µs, from 0 s to 0.000 008 s
  memory   N

what there is
              5  processes
              8  threads
              9  slices
              1  instant

events by phase
              2  M     metadata
              9  X     complete slice
              1  i     instant

processes and threads                                 slices      instants
  process 1                                                1             0
    thread 1                                               1             0
  process 2                                                5             0
    thread 21                                              1             0
    thread 22                                              2             0
    thread 23                                              2             0
    quiet [24]                                             0             0
  process 3                                                0             0
    thread 3                                               0             1
  process 4                                                3             0
    thread 4                                               3             0
  process 5                                                0             0
    quiet [5]                                              0             0

names                                            count       total        self
  a                                                  8        8 µs        8 µs
  b                                                  1        1 µs        1 µs

nothing was repaired
