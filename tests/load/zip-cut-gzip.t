# A zip without its directory, one of whose members is a gzip that is cut: two kinds of damage.
--- input printf
PK\003\004\024\000\000\000\000\000\307[|]-K\222x4\000\000\0004\000\000\000\011\000\000\000a.json.gz\037\213\010\000\000\000\000\000\002\003\213\256V\312K\314MU\262RJT\322Q*\310\0002"\200\214\222b%%+C\035\245\224\322"%%+#\240xf\n\230_\002\242PK\003\004\024\000\000\000\000\000\307[|]W\036\024g6\000\000\0006\000\000\000\006\000\000\000b.json[{"name":"b","ph":"X","ts":1,"dur":2,"pid":2,"tid":7}]
--- run check input.json
--- want
input.json: 1 event, 2 to report
  damaged-compression, once
      the compressed stream is cut or damaged: what could be inflated is kept
  damaged-archive, once
      a member of an archive that is cut, damaged or has holes: what could be read is kept
