# A description of extensions may be compressed; one that is cut is counted.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
!hex 0a46c2044312411f8b0800000000000203e3d2b6d2e462aeca2c1092d62b482d4a4b2d29c9d72b28ca2fc92fd60b294a4cce762d4bcd2b91b8c8afc0a8c10a006d69ded72d000000
!hex 0a11c2040e120c1f8b0800000000000203e3d2
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "a" 2001: 18446744073709551615 } }
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":100,"name":"a","args":{"zip":-1}}
{"type":"warning","code":"bad-description","count":1,"offset":88,"message":"a description of extensions that is damaged or too large: what it does not name is called by its number"}
