# The place of damage is one of the file's inflated bytes, in the second file too.
--- input printf
\037\213\010\000\000\000\000\000\000\003\001\154\000\223\377\133\173\042\156\141\155\145\042\072\042\141\042\054\042\160\150\042\072\042\130\042\054\042\164\163\042\072\061\054\042\144\165\162\042\072\065\054\042\160\151\144\042\072\061\054\042\164\151\144\042\072\061\175\054\012\173\042\156\141\155\145\042\072\042\142\042\054\042\160\150\042\072\042\130\042\054\042\164\163\042\072\062\054\042\144\165
--- file a.json
[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1}]
--- run check a.json input.json
--- want
a.json, input.json: 2 events, 1 to report
  damaged-compression, once
      the compressed stream is cut or damaged: what could be inflated is kept
      input.json: byte 86, line 2
