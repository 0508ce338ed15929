A table of a query on a screen of a few columns.
size: 2x20
keys: ^;SELECT name, ts FROM slice<Enter>
--- trace
[{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1}]
--- text

┬─
│╌
▶
│
│
│
│










 …
 …
--- style
--
IR
|_
@
|
|
|
|
11









77
.5
