# Escape sequences in names do not reach the terminal.
--- input
[{"name":"\u001b[31mred\u009b","ph":"X","ts":0,"dur":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"\u202eevil\n"}}]
--- run info input.json
--- want
input.json
  format   chrome-json
  size     129 B
  events   2
  span     1 µs, from 0 s to 0.000 001 s
  memory   N

what there is
              2  processes
              1  thread
              1  slice

events by phase
              1  M     metadata
              1  X     complete slice

processes and threads                                 slices      instants
  process 0                                                1             0
    thread 0                                               1             0
  �evil  [1]                                               0             0

names                                            count       total        self
  �[31mred�                                          1        1 µs        1 µs

nothing was repaired
