# Windows: a thread and its process, a switch, one readied, an event of another
# provider, and payloads that are too short or no base64.
--- input
{"systemTraceEvents":{"name":"ETW","content":[
{"guid":"3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c","op":3,"ver":3,"cpu":0,"ts":"2710","payload":"ZAAAAGUAAAA="},
{"guid":"ClockSync","op":0,"ver":1,"cpu":0,"ts":"2710","walltime":"2710","tick":"3e8","payload":""},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":3,"ver":3,"cpu":0,"ts":"2710","payload":"AAAAAAAAAABkAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAYXBwLmV4ZQA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":1,"ts":"2742","payload":"ZQAAAAAAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"2774","payload":"ZQAAAAAAAAAIAAAABgEFAAAAAAAAAAAA"},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"27d8","payload":"AAAAAGUAAAAACAAABgEFAAAAAAAAAAAA"},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"27e8","payload":"AAAA"},
{"guid":"3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C","op":10,"ver":3,"cpu":1,"ts":"27da","payload":"A*AA"},
{"guid":"00000000-0000-0000-0000-000000000000","op":1,"ver":3,"cpu":0,"ts":"27db","payload":""},
{"guid":"x","ts":"what"}, 7
]},"traceEvents":[]}
--- want trace process thread slice instant warning
{"type":"trace","format":"chrome-json","start":1050000,"end":1203000,"events":7}
{"type":"process","upid":0,"pid":100,"name":"app.exe"}
{"type":"thread","utid":0,"upid":0,"tid":101}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":1100000,"dur":100000,"name":null,"utid":0,"priority":8,"end_state":"Waiting","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"2774","payload":"ZQAAAAAAAAAIAAAABgEFAAAAAAAAAAAA"}}
{"type":"slice","id":3,"track":6,"lane":0,"depth":0,"ts":1050000,"dur":50000,"name":"R","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":1,"ts":"2742","payload":"ZQAAAAAAAAA="}}
{"type":"slice","id":4,"track":6,"lane":0,"depth":0,"ts":1100000,"dur":100000,"name":"Running","cpu":1,"args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"2774","payload":"ZQAAAAAAAAAIAAAABgEFAAAAAAAAAAAA"}}
{"type":"slice","id":5,"track":6,"lane":0,"depth":0,"ts":1200000,"dur":-1,"name":"Waiting","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"27d8","payload":"AAAAAGUAAAAACAAABgEFAAAAAAAAAAAA"}}
{"type":"instant","id":1,"track":1,"scope":"global","ts":1203000,"name":"00000000-0000-0000-0000-000000000000 1","args":{"guid":"00000000-0000-0000-0000-000000000000","op":1,"ver":3,"cpu":0,"ts":"27db","payload":""}}
{"type":"instant","id":0,"track":3,"scope":"global","ts":1202000,"name":"DiskIo 10","args":{"guid":"3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C","op":10,"ver":3,"cpu":1,"ts":"27da","payload":"A*AA"}}
{"type":"warning","code":"bad-base64","count":1,"offset":1999,"message":"a character that is not base64: passed over"}
{"type":"warning","code":"bad-line","count":3,"offset":1897,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 3 times; `ttv check` says where
