# What is no JSON between events is passed over; where it stands is reported.
--- input
[{"name":"x","ph":"X","ts":0,"dur":1}, oops
{"name":"y","ph":"X","ts":5,"dur":1}]
trailing words
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"x"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"y"}
{"type":"warning","code":"garbage","count":2,"offset":39,"message":"text that is not JSON between or after the events: passed over"}
