# What is recognised and not read names the command that converts.
--- input printf
PERFILE2h\000\000\000
--- want
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is a perf.data file: perf script -F +pid --ns --show-task-events -i FILE > FILE.txt"}
--- stderr
ttv: input.json: this is a perf.data file: perf script -F +pid --ns --show-task-events -i FILE > FILE.txt
--- status 3
