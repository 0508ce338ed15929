# The count of a log's lines is named by what they are: outputs.
--- input
# ninja log v5
0	10	1	a.o	a
0	10	1	a.d	a
--- run info input.json
--- want
input.json
  format   ninja-log
  size     40 B
  events   2
  span     10 ms, from 0 s to 0.010 s
  memory   N

what there is
              1  process
              1  thread
              1  slice

events by phase
              2  output  a line of the log: an output of a job

processes and threads                                 slices      instants
  build 1 [1]                                              1             0
    Worker [1]                                             1             0

names                                            count       total        self
  a.o a.d                                            1       10 ms       10 ms

nothing was repaired
