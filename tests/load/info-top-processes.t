# info: of processes, and of the threads of each, those with the most slices are printed, in the order of the view.
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
--- run info --top=2 input.json
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
  process 2                                                5             0
    thread 22                                              2             0
    thread 23                                              2             0
    and 2 more threads
  process 4                                                3             0
    thread 4                                               3             0
  and 3 more processes

names                                            count       total        self
  a                                                  8        8 µs        8 µs
  b                                                  1        1 µs        1 µs

nothing was repaired
