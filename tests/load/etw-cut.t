# Events of Windows that are cut: what was whole is there.
--- input
{"name":"ETW","content":[
{"guid":"3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C","op":10,"ver":3,"cpu":1,"ts":"1","payload":""},
{"guid":"3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C","op":11,"ver":3,"cpu":1,"ts":"2","pay
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"global","ts":1000,"name":"DiskIo 10","args":{"guid":"3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C","op":10,"ver":3,"cpu":1,"ts":"1","payload":""}}
{"type":"warning","code":"truncated","count":1,"offset":201,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
