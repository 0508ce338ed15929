The help with a filter: titles stay above what is left.
size: 120x24
keys: ?/mark<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv help                                                                                                        1 of 3
Jumps, marks and places
  m{a-z}           Set a mark at the cursor                                       :mark LETTER
  '{a-z}           Go to a mark                                                   :goto-mark LETTER


















 Browser [7] / io [2]   depth 0   2 slices                                                                     line 2/5
 j/k line  Space/PgUp page  / find  q close
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
PPPPPPPPPPPPPPPPPPPPPPP
??????????????????????????????????????????????????????????????????????????????????????????????
???????????????????????????????????????????????????????????????????????????????????????????????????


















777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..666666666655555..655555..6555555
