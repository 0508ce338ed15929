# Numbers of report-sample: no sign, no blank inside, 64 bits, in times 63; a record has nothing of the one before it; lines may have blanks and \r behind them.
--- input printf
sample:\r
  event_type: cycles
  time: 9223372036854775807
  event_count: 4
  thread_id: 7
  thread_name: w
  vaddr_in_file: ffffffffffffffff
  file: /a
  symbol: f
sample:
  time: 9223372036854775808
  event_count: 1
sample:  
  time: 100
  event_count: 18446744073709551616
  thread_id: -7
  vaddr_in_file: 10000000000000000
  symbol: too far
  vaddr_in_file: -1
  vaddr_in_file: +1
  vaddr_in_file: 0x1f
  symbol: unknowns
  vaddr_in_file: 
sample:
  time: 1 0
  event_count: 3
sample:
	time:	200
	event_count:5
	event_types: not the type
	thread_names: not the name
	thread_id: 8
	xtime: 300
	symbol: of no entry
	file: of no entry
samples:
  time: 5
context_switch:
  switch_on: truex
  thread_id: 8
  time: 210
context_switch:
  switch_on: true
  thread_id: 8
  time: 220
context_switch:
  switch_on: true
  thread_id: 8
  time: 9223372036854775808
context_switch:
  thread_id: 8
  time: 230
lost_situation:
  lost_count: 0
lost_situation:
  lost_count: 00000000000000000000000000000003
lost_situation:
  lost_count: 0000000000000000000000000000000000000000000000000000000000000000000000003
sample:
  time: 250
  event_count: 1
--- want process thread slice sample metadata warning
{"type":"thread","utid":0,"tid":7,"name":"w"}
{"type":"thread","utid":1,"tid":0}
{"type":"thread","utid":2,"tid":8}
{"type":"slice","id":0,"track":4,"lane":0,"depth":0,"ts":220,"dur":10,"name":"Running"}
{"type":"sample","track":1,"ts":9223372036854775807,"name":"cycles","weight":4,"stack":["f"],"frames":[{"module":"/a","address":"0xffffffffffffffff"}]}
{"type":"sample","track":3,"ts":100,"weight":0,"stack":["[unknown]","unknowns","[unknown]","[unknown]","too far"],"frames":[{},{"address":"0x1f"},{},{},{}]}
{"type":"sample","track":3,"ts":250,"weight":0,"stack":[]}
{"type":"sample","track":5,"ts":200,"weight":5,"stack":[]}
{"type":"warning","code":"truncated","count":1,"offset":1116,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"bad-line","count":6,"offset":241,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"no-time","count":1,"offset":777,"message":"an event without a usable ts: dropped"}
{"type":"warning","code":"bad-stack","count":4,"offset":293,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":2,"offset":164,"message":"a sample that cannot be read: dropped"}
--- stderr
ttv: input.json: part of it is lost: truncated once, bad-line 6 times; `ttv check` says where
