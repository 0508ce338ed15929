# Named members of a gzip that are of other formats are texts of their own.
--- input printf
\037\213\010\010\000\000\000\000\002\377note\000\313H\315\311\311\347\002\000 0:6\006\000\000\000\037\213\010\010\000\000\000\000\002\377a.json\000\213\256V\312K\314MU\262RJT\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242\315kc\001\3600\216\2006\000\000\000\037\213\010\010\000\000\000\000\002\377b.log\000SV\310\313\314\313JT\310\311OW(3\3452\3404\004"\316D\316\304D.\000\367\035\313\227\033\000\000\000\037\213\010\010\000\000\000\000\002\377c.json\000\213\256V\312K\314MU\262RJR\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242\315kc\001Vx\366\3766\000\000\000
--- run info input.json
--- want
input.json
  format   chrome-json in gzip
  size     224 B, 135 B inflated
  inside   note, no trace, passed over
  inside   a.json, chrome-json, 54 B
  inside   b.log, ninja-log, 27 B
  inside   c.json, chrome-json, 54 B
  events   3
  span     10 ms, from 0 s to 0.010 s
  memory   N

what there is
              1  process
              2  threads
              3  slices

events by phase
              2  X       complete slice
              1  output  a line of the log: an output of a job

processes and threads                                 slices      instants
  build 1 [1]                                              3             0
    Worker [1]                                             1             0
    thread 7                                               2             0

names                                            count       total        self
  a                                                  2       10 ms       10 ms
  b                                                  1        2 µs        2 µs

repaired or odd
  unreadable-member, once
      a member of an archive that is no trace that is known: passed over
