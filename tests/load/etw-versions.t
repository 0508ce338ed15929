# Windows: where the name of a process stands depends on the version and the size of pointers, which the header of the log says; whose SID is longer; what is too short is counted.
--- input
{"systemTraceEvents":{"name":"ETW","content":[
{"guid":"68FDD900-4A3E-11D1-84F4-0000F80464E3","op":0,"ver":2,"cpu":0,"ts":"2701","payload":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":2,"cpu":0,"ts":"2702","payload":"AAAAAAEAAAEBAAAAAAAAAAAAAAAAAAAAdHdvLmV4ZQBiZWhpbmQ="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":3,"ver":3,"cpu":0,"ts":"2703","payload":"AAAAAGYAAAABAAAAAAAAAAAAAAAAAAAAAAAAAHRocmVlLmV4ZQA="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":4,"ver":4,"cpu":0,"ts":"2704","payload":"AAAAAGcAAAABAAAAAAAAAAAAAAAAAAAABwAAAAAAAABmb3VyLmV4ZQ=="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":2,"ver":3,"cpu":0,"ts":"2705","payload":"AAAAAGgAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAABAgAAAAAABRUAAAAVAAAAc2lkLmV4ZQA="},
{"guid":"68FDD900-4A3E-11D1-84F4-0000F80464E3","op":1,"ver":2,"cpu":0,"ts":"2706","payload":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAA"},
{"guid":"68FDD900-4A3E-11D1-84F4-0000F80464E3","op":0,"ver":2,"cpu":0,"ts":"2707","payload":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAA="},
{"guid":"68FDD900-4A3E-11D1-84F4-0000F80464E3","op":0,"ver":2,"cpu":0,"ts":"2708","payload":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFAAAA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":2,"cpu":0,"ts":"2709","payload":"AAAAAGkAAAABAAAAAAAAAAAAAAAAAAAAc3RpbGw0LmV4ZQA="},
{"guid":"68FDD900-4A3E-11D1-84F4-0000F80464E3","op":0,"ver":2,"cpu":0,"ts":"270a","payload":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":3,"cpu":0,"ts":"270b","payload":"AAAAAAAAAABqAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAd2lkZS5leGUA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":4,"cpu":0,"ts":"270c","payload":"AAAAAAAAAABrAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAHAAAAAQAAAAAAAAAAAAAAAAAAAAEFAAAAAAAFFQAAABUAAAAVAAAAFQAAABUAAABzaWQ1LmV4ZQA="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":4,"cpu":0,"ts":"270d","payload":"AAAAAAAAAABsAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAHAAAAAAAAAA=="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":1,"cpu":0,"ts":"270e","payload":"AAAAAAAAAABtAAAAAQAAAAAAAAAAAAAAAAAAAG9uZS5leGUA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":0,"ver":3,"cpu":0,"ts":"270f","payload":"AAAAAAAAAABuAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAemVyby5leGUA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":5,"ver":3,"cpu":0,"ts":"2710","payload":"AAAAAAAAAABuAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAZml2ZS5leGUA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":2,"cpu":0,"ts":"2711","payload":"AAAAAAAAAABvAAAAAQAAAAAAAAAAAAAAAAAA"},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":2,"cpu":0,"ts":"2712","payload":"AAAAAAAAAABvAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAECAAAAAAAFFQAAABUAAA=="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":2,"cpu":0,"ts":"2713","payload":"AAAAAAAAAABvAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAA="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":2,"cpu":0,"ts":"2714","payload":"AAAAAAAAAABvAAAAAQAAAAAAAAAAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":3,"cpu":0,"ts":"2715","payload":"agAAAMkAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":2,"ver":3,"cpu":0,"ts":"2716","payload":"agAAAMoAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":4,"ver":3,"cpu":0,"ts":"2717","payload":"awAAAMsAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":5,"ver":3,"cpu":0,"ts":"2718","payload":"awAAAMwAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":0,"ver":3,"cpu":0,"ts":"2719","payload":"awAAAM0AAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":3,"ver":3,"cpu":0,"ts":"271a","payload":"awAAAAAAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":3,"cpu":0,"ts":"271b","payload":"agAAAM4AAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271c","payload":"yQAAAAAAAAAI+gAABgECAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271d","payload":"ygAAAMkAAAAP/wAABgEEAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271e","payload":"yQAAAMoAAAAI+gAABgEHAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271f","payload":"AAAAAMkAAAAI+gAABgEIAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"2720","payload":"yQAAAAAAAAAI+gAABgEC"},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":-1,"ts":"2721","payload":"yQAAAAAAAAAI+gAABgECAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":0,"ts":"2722","payload":"ygAAAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":0,"ts":"2723","payload":"AAAAAA=="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":0,"ts":"2724","payload":"YWJj"},
{"guid":"68fdd900-4a3e-11d1-84f4-0000f80464e3-and-more-than-a-guid","op":9,"ver":2,"cpu":0,"ts":"2725","payload":""},
{"guid":"3D6FA8D4","op":9,"ver":2,"cpu":0,"ts":"2726","payload":""},
{"guid":"DEF2FE46-7BD6-4B80-BD94-F57FE20D0CE3","op":32,"ver":2,"cpu":4294967295,"ts":"2727","payload":""}
]},"traceEvents":[]}
--- want process thread track slice instant warning
{"type":"process","upid":0,"pid":16777217,"name":"two.exe"}
{"type":"process","upid":1,"pid":102,"name":"three.exe"}
{"type":"process","upid":2,"pid":103,"name":"four.exe"}
{"type":"process","upid":3,"pid":104,"name":"sid.exe"}
{"type":"process","upid":4,"pid":105,"name":"still4.exe"}
{"type":"process","upid":5,"pid":106,"name":"wide.exe"}
{"type":"process","upid":6,"pid":107,"name":"sid5.exe"}
{"type":"process","upid":7,"pid":108}
{"type":"thread","utid":0,"upid":5,"tid":201}
{"type":"thread","utid":1,"upid":5,"tid":202}
{"type":"thread","utid":2,"upid":6,"tid":203}
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"track","parent":0,"name":"ETW"}
{"type":"track","track":2,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":3,"kind":"track","name":"ETW"}
{"type":"track","track":4,"kind":"process","upid":5,"name":"wide.exe"}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":5,"utid":0,"name":null}
{"type":"track","track":6,"kind":"state","parent":5,"upid":5,"utid":0,"name":null}
{"type":"track","track":7,"kind":"thread","parent":4,"upid":5,"utid":1,"name":null}
{"type":"track","track":8,"kind":"state","parent":7,"upid":5,"utid":1,"name":null}
{"type":"slice","id":9,"track":2,"lane":0,"depth":0,"ts":10012000,"dur":1000,"name":null,"utid":0,"priority":8,"end_state":"Terminated","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271c","payload":"yQAAAAAAAAAI+gAABgECAA=="}}
{"type":"slice","id":10,"track":2,"lane":0,"depth":0,"ts":10013000,"dur":1000,"name":null,"utid":1,"priority":15,"end_state":"DeferredReady","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271d","payload":"ygAAAMkAAAAP/wAABgEEAA=="}}
{"type":"slice","id":11,"track":2,"lane":0,"depth":0,"ts":10014000,"dur":1000,"name":null,"utid":0,"priority":8,"args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271e","payload":"yQAAAMoAAAAI+gAABgEHAA=="}}
{"type":"slice","id":12,"track":6,"lane":0,"depth":0,"ts":10012000,"dur":1000,"name":"Running","cpu":1,"args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271c","payload":"yQAAAAAAAAAI+gAABgECAA=="}}
{"type":"slice","id":13,"track":6,"lane":0,"depth":0,"ts":10013000,"dur":1000,"name":"Terminated","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271d","payload":"ygAAAMkAAAAP/wAABgEEAA=="}}
{"type":"slice","id":14,"track":6,"lane":0,"depth":0,"ts":10014000,"dur":1000,"name":"Running","cpu":1,"args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271e","payload":"yQAAAMoAAAAI+gAABgEHAA=="}}
{"type":"slice","id":15,"track":8,"lane":0,"depth":0,"ts":10013000,"dur":1000,"name":"Running","cpu":1,"args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271d","payload":"ygAAAMkAAAAP/wAABgEEAA=="}}
{"type":"slice","id":16,"track":8,"lane":0,"depth":0,"ts":10014000,"dur":4000,"name":"DeferredReady","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":36,"ver":2,"cpu":1,"ts":"271e","payload":"yQAAAMoAAAAI+gAABgEHAA=="}}
{"type":"slice","id":17,"track":8,"lane":0,"depth":0,"ts":10018000,"dur":-1,"name":"R","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":0,"ts":"2722","payload":"ygAAAA=="}}
{"type":"instant","id":0,"track":1,"scope":"global","ts":9990000,"name":"EventTrace 1","args":{"guid":"68FDD900-4A3E-11D1-84F4-0000F80464E3","op":1,"ver":2,"cpu":0,"ts":"2706","payload":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAA"}}
{"type":"instant","id":1,"track":1,"scope":"global","ts":9998000,"name":"Process 1","args":{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":1,"ver":1,"cpu":0,"ts":"270e","payload":"AAAAAAAAAABtAAAAAQAAAAAAAAAAAAAAAAAAAG9uZS5leGUA"}}
{"type":"instant","id":2,"track":1,"scope":"global","ts":9999000,"name":"Process 0","args":{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":0,"ver":3,"cpu":0,"ts":"270f","payload":"AAAAAAAAAABuAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAemVyby5leGUA"}}
{"type":"instant","id":3,"track":1,"scope":"global","ts":10000000,"name":"Process 5","args":{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":5,"ver":3,"cpu":0,"ts":"2710","payload":"AAAAAAAAAABuAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAZml2ZS5leGUA"}}
{"type":"instant","id":4,"track":1,"scope":"global","ts":10008000,"name":"Thread 5","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":5,"ver":3,"cpu":0,"ts":"2718","payload":"awAAAMwAAAA="}}
{"type":"instant","id":5,"track":1,"scope":"global","ts":10009000,"name":"Thread 0","args":{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":0,"ver":3,"cpu":0,"ts":"2719","payload":"awAAAM0AAAA="}}
{"type":"instant","id":6,"track":1,"scope":"global","ts":10021000,"name":"68fdd900-4a3e-11d1-84f4-0000f80464e3-an 9","args":{"guid":"68fdd900-4a3e-11d1-84f4-0000f80464e3-and-more-than-a-guid","op":9,"ver":2,"cpu":0,"ts":"2725","payload":""}}
{"type":"instant","id":7,"track":1,"scope":"global","ts":10022000,"name":"3D6FA8D4 9","args":{"guid":"3D6FA8D4","op":9,"ver":2,"cpu":0,"ts":"2726","payload":""}}
{"type":"instant","id":8,"track":3,"scope":"global","ts":10023000,"name":"StackWalk 32","args":{"guid":"DEF2FE46-7BD6-4B80-BD94-F57FE20D0CE3","op":32,"ver":2,"cpu":4294967295,"ts":"2727","payload":""}}
{"type":"warning","code":"bad-line","count":9,"offset":6295,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 9 times; `ttv check` says where
