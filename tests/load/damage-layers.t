# Damage of an outer layer has a place in bytes that nobody sees: it has none.
--- input printf
\037\213\010\000\000\000\000\000\000\003\001\115\000\262\377\037\213\010\000\000\000\000\000\002\003\213\256\126\312\113\314\115\125\262\122\112\124\322\121\052\310\000\062\042\200\214\222\142\045\053\103\035\245\224\322\042\045\053\123\240\170\146\012\230\137\002\246\153\165\270\340\272\222\320\165\031\101\165\031\142\350\212\005\000\230\270\246\306\154\000\000\000\377\320\250\120
--- run check input.json
--- want
input.json: 2 events, 1 to report
  damaged-compression, once
      the compressed stream is cut or damaged: what could be inflated is kept
