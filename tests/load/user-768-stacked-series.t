# Several series of one counter are one track.
--- input
[{"name":"mem","ph":"C","ts":0,"pid":1,"tid":1,"args":{"used":3,"free":5}}]
--- want track counter
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"counter","parent":0,"upid":0,"name":"mem"}
{"type":"counter","track":1,"ts":0,"series":"used","value":3}
{"type":"counter","track":1,"ts":0,"series":"free","value":5}
