# A stream in which no trace is: counted.
--- input printf
TRACE:\n\170\332\313\313\127\050\051\112\114\116\125\110\054\121\110\314\311\001\000\053\107\005\133
--- want trace instant warning
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is not a trace"}
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
