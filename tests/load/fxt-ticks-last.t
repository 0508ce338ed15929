# The last time that there is, and the first that is none: of ticks that are ns and of others.
--- input fxt
magic
init 1000000000
instant 9223372036854775807 1/7 - "last"
instant 9223372036854775808 1/7 - "beyond"
instant 18446744073709551615 1/7 - "far"
provider 2 "other"
init 3000000000
instant 18446744073709551615 1/7 - "later"
provider 3 "slow"
init 1
instant 9223372036 1/7 - "second"
instant 9223372037 1/7 - "no second"
provider 4 "slower"
init 999999999
instant 9223372027631403770 1/7 - "a"
instant 9223372027631403771 1/7 - "b"
--- want instant warning trace
{"type":"trace","format":"fuchsia","start":6148914691236517205,"end":9223372036854775807,"events":8}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":6148914691236517205,"name":"later"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":9223372036000000000,"name":"second"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":9223372036854775806,"name":"a"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":9223372036854775807,"name":"last"}
{"type":"instant","id":4,"track":1,"scope":"thread","ts":9223372036854775807,"name":"b"}
{"type":"warning","code":"time-too-large","count":3,"offset":64,"message":"a time in ticks beyond 63 bits of nanoseconds: the event is dropped"}
