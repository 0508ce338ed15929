# The stream is cut: what can be inflated is read, and the damage is counted, at
# the place in the inflated bytes where they end.
--- input printf
TRACE:\n\170\001\001\164\000\213\377\043\040\164\162\141\143\145\162\072\040\156\157\160\012\040\040\040\040\040\040\040\040\040\040\040\040\142\141\163\150\055\061\060\061\040\133\060\060\060\135\040\144\056\056\062\056\040\040\061\056\060\060\060\060\060\061\072\040\145\072
--- want trace instant warning
{"type":"trace","format":"ftrace","compression":"zlib","start":1000001000,"end":1000001000,"events":1}
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e"}
{"type":"warning","code":"damaged-compression","count":1,"offset":60,"message":"the compressed stream is cut or damaged: what could be inflated is kept"}
--- stderr
ttv: input.json: part of it is lost: damaged-compression once; `ttv check` says where
