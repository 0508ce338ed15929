# A tracer that recorded nothing is a trace without events, not an error; with other text below its header it is.
--- input
# tracer: nop
#
# entries-in-buffer/entries-written: 0/0   #P:2
#
#           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
#              | |         |   |||||     |         |
--- file other.txt
# tracer: nop
#
16 6 3 44 1 2
--- run check input.json other.txt
--- want
input.json, other.txt: 0 events, 1 to report
  truncated, once
      the file ends in the middle of an event: what was complete is kept
      other.txt: byte 16, line 3
--- stderr
ttv: input.json ...: there is no event in them
--- status 3
