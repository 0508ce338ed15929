# What info says.
--- input
{"displayTimeUnit":"ms","traceEvents":[
{"name":"process_name","ph":"M","pid":1,"tid":1,"args":{"name":"prog"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"outer","ph":"X","ts":0,"pid":1,"tid":1,"dur":100,"cat":"c"},
{"name":"inner","ph":"X","ts":10,"pid":1,"tid":1,"dur":30},
{"name":"inner","ph":"X","ts":50,"pid":1,"tid":1,"dur":20.5},
{"name":"mark","ph":"i","ts":3,"pid":1,"tid":1,"s":"p"},
{"name":"mem","ph":"C","ts":5,"pid":1,"tid":1,"args":{"used":1.5}},
{"name":"late","ph":"E","ts":7,"pid":1,"tid":1}]}
--- run info input.json
--- want
input.json
  format   chrome-json
  size     551 B
  events   8
  span     100 µs, from 0 s to 0.000 100 s
  memory   N

what there is
              1  process
              1  thread
              3  slices
              1  instant
              1  counter series
              1  counter value

events by phase
              1  C     counter
              1  E     end of a slice
              2  M     metadata
              3  X     complete slice
              1  i     instant

processes and threads                                 slices      instants
  prog [1]                                                 3             1
    main [1]                                               3             0

names                                            count       total        self
  outer                                              1      100 µs     49.5 µs
  inner                                              2     50.5 µs     50.5 µs

counters                                        values       least        most
  mem: used                                          1         1.5         1.5

repaired or odd
  stray-end, once
      an end that no open begin matches: ignored
      byte 502, line 9
