# info: flows of which an end is at no slice are counted, those of which both are too.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":2,"dur":10},
{"name":"f","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"f","ts":25,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"},
{"name":"f","ph":"s","ts":15,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"f","ph":"f","ts":26,"pid":1,"tid":2,"cat":"c","id":2,"bp":"e"},
{"name":"f","ph":"s","ts":6,"pid":1,"tid":1,"cat":"c","id":3},
{"name":"f","ph":"f","ts":40,"pid":1,"tid":2,"cat":"c","id":3,"bp":"e"},
{"name":"f","ph":"s","ts":16,"pid":1,"tid":1,"cat":"c","id":4},
{"name":"f","ph":"f","ts":41,"pid":1,"tid":2,"cat":"c","id":4,"bp":"e"}]
--- run info input.json
--- want
input.json
  format   chrome-json
  size     657 B
  events   10
  span     30 µs, from 0 s to 0.000 030 s
  memory   N

what there is
              1  process
              2  threads
              2  slices
              4  flows
              3  flows with one end only

events by phase
              2  X     complete slice
              4  f     end of a flow
              4  s     start of a flow

processes and threads                                 slices      instants
  process 1                                                2             0
    thread 1                                               1             0
    thread 2                                               1             0

names                                            count       total        self
  A                                                  1       10 µs       10 µs
  B                                                  1       10 µs       10 µs

repaired or odd
  flow-without-slice, 4 times
      a flow event where no slice and no instant is: shown as unbound
      byte 248, line 5
      and 3 more
