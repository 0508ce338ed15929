# An event with many flows: each arrow of one id has it; of arrows with several ids in common, 16 at most that leave it are compared.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 } } }
packet { timestamp: 100 seq: 1 track_event { type: 3 track_uuid: 2 name: "one" flow_ids: 101 flow_ids: 102 flow_ids: 103 flow_ids: 104 flow_ids: 105 flow_ids: 106 flow_ids: 107 flow_ids: 108 flow_ids: 109 flow_ids: 110 flow_ids: 111 flow_ids: 112 flow_ids: 113 flow_ids: 114 flow_ids: 115 flow_ids: 116 flow_ids: 117 } }
packet { timestamp: 101 seq: 1 track_event { type: 3 track_uuid: 2 name: "o101" flow_ids: 101 } }
packet { timestamp: 102 seq: 1 track_event { type: 3 track_uuid: 2 name: "o102" flow_ids: 102 } }
packet { timestamp: 103 seq: 1 track_event { type: 3 track_uuid: 2 name: "o103" flow_ids: 103 } }
packet { timestamp: 104 seq: 1 track_event { type: 3 track_uuid: 2 name: "o104" flow_ids: 104 } }
packet { timestamp: 105 seq: 1 track_event { type: 3 track_uuid: 2 name: "o105" flow_ids: 105 } }
packet { timestamp: 106 seq: 1 track_event { type: 3 track_uuid: 2 name: "o106" flow_ids: 106 } }
packet { timestamp: 107 seq: 1 track_event { type: 3 track_uuid: 2 name: "o107" flow_ids: 107 } }
packet { timestamp: 108 seq: 1 track_event { type: 3 track_uuid: 2 name: "o108" flow_ids: 108 } }
packet { timestamp: 109 seq: 1 track_event { type: 3 track_uuid: 2 name: "o109" flow_ids: 109 } }
packet { timestamp: 110 seq: 1 track_event { type: 3 track_uuid: 2 name: "o110" flow_ids: 110 } }
packet { timestamp: 111 seq: 1 track_event { type: 3 track_uuid: 2 name: "o111" flow_ids: 111 } }
packet { timestamp: 112 seq: 1 track_event { type: 3 track_uuid: 2 name: "o112" flow_ids: 112 } }
packet { timestamp: 113 seq: 1 track_event { type: 3 track_uuid: 2 name: "o113" flow_ids: 113 } }
packet { timestamp: 114 seq: 1 track_event { type: 3 track_uuid: 2 name: "o114" flow_ids: 114 } }
packet { timestamp: 115 seq: 1 track_event { type: 3 track_uuid: 2 name: "o115" flow_ids: 115 } }
packet { timestamp: 116 seq: 1 track_event { type: 3 track_uuid: 2 name: "o116" flow_ids: 116 } }
packet { timestamp: 117 seq: 1 track_event { type: 3 track_uuid: 2 name: "o117" flow_ids: 117 } }
packet { timestamp: 217 seq: 1 track_event { type: 3 track_uuid: 2 name: "two" flow_ids: 201 flow_ids: 202 flow_ids: 203 flow_ids: 204 flow_ids: 205 flow_ids: 206 flow_ids: 207 flow_ids: 208 flow_ids: 209 flow_ids: 210 flow_ids: 211 flow_ids: 212 flow_ids: 213 flow_ids: 214 flow_ids: 215 flow_ids: 216 } }
packet { timestamp: 218 seq: 1 track_event { type: 3 track_uuid: 2 name: "tfirst" flow_ids: 201 flow_ids: 202 } }
packet { timestamp: 219 seq: 1 track_event { type: 3 track_uuid: 2 name: "t203" flow_ids: 203 } }
packet { timestamp: 220 seq: 1 track_event { type: 3 track_uuid: 2 name: "t204" flow_ids: 204 } }
packet { timestamp: 221 seq: 1 track_event { type: 3 track_uuid: 2 name: "t205" flow_ids: 205 } }
packet { timestamp: 222 seq: 1 track_event { type: 3 track_uuid: 2 name: "t206" flow_ids: 206 } }
packet { timestamp: 223 seq: 1 track_event { type: 3 track_uuid: 2 name: "t207" flow_ids: 207 } }
packet { timestamp: 224 seq: 1 track_event { type: 3 track_uuid: 2 name: "t208" flow_ids: 208 } }
packet { timestamp: 225 seq: 1 track_event { type: 3 track_uuid: 2 name: "t209" flow_ids: 209 } }
packet { timestamp: 226 seq: 1 track_event { type: 3 track_uuid: 2 name: "t210" flow_ids: 210 } }
packet { timestamp: 227 seq: 1 track_event { type: 3 track_uuid: 2 name: "t211" flow_ids: 211 } }
packet { timestamp: 228 seq: 1 track_event { type: 3 track_uuid: 2 name: "t212" flow_ids: 212 } }
packet { timestamp: 229 seq: 1 track_event { type: 3 track_uuid: 2 name: "t213" flow_ids: 213 } }
packet { timestamp: 230 seq: 1 track_event { type: 3 track_uuid: 2 name: "t214" flow_ids: 214 } }
packet { timestamp: 231 seq: 1 track_event { type: 3 track_uuid: 2 name: "t215" flow_ids: 215 } }
packet { timestamp: 232 seq: 1 track_event { type: 3 track_uuid: 2 name: "t216" flow_ids: 216 } }
packet { timestamp: 332 seq: 1 track_event { type: 3 track_uuid: 2 name: "many" flow_ids: 301 flow_ids: 302 flow_ids: 303 flow_ids: 304 flow_ids: 305 flow_ids: 306 flow_ids: 307 flow_ids: 308 flow_ids: 309 flow_ids: 310 flow_ids: 311 flow_ids: 312 flow_ids: 313 flow_ids: 314 flow_ids: 315 flow_ids: 316 flow_ids: 317 } }
packet { timestamp: 333 seq: 1 track_event { type: 3 track_uuid: 2 name: "mfirst" flow_ids: 301 flow_ids: 302 } }
packet { timestamp: 334 seq: 1 track_event { type: 3 track_uuid: 2 name: "m303" flow_ids: 303 } }
packet { timestamp: 335 seq: 1 track_event { type: 3 track_uuid: 2 name: "m304" flow_ids: 304 } }
packet { timestamp: 336 seq: 1 track_event { type: 3 track_uuid: 2 name: "m305" flow_ids: 305 } }
packet { timestamp: 337 seq: 1 track_event { type: 3 track_uuid: 2 name: "m306" flow_ids: 306 } }
packet { timestamp: 338 seq: 1 track_event { type: 3 track_uuid: 2 name: "m307" flow_ids: 307 } }
packet { timestamp: 339 seq: 1 track_event { type: 3 track_uuid: 2 name: "m308" flow_ids: 308 } }
packet { timestamp: 340 seq: 1 track_event { type: 3 track_uuid: 2 name: "m309" flow_ids: 309 } }
packet { timestamp: 341 seq: 1 track_event { type: 3 track_uuid: 2 name: "m310" flow_ids: 310 } }
packet { timestamp: 342 seq: 1 track_event { type: 3 track_uuid: 2 name: "m311" flow_ids: 311 } }
packet { timestamp: 343 seq: 1 track_event { type: 3 track_uuid: 2 name: "m312" flow_ids: 312 } }
packet { timestamp: 344 seq: 1 track_event { type: 3 track_uuid: 2 name: "m313" flow_ids: 313 } }
packet { timestamp: 345 seq: 1 track_event { type: 3 track_uuid: 2 name: "m314" flow_ids: 314 } }
packet { timestamp: 346 seq: 1 track_event { type: 3 track_uuid: 2 name: "m315" flow_ids: 315 } }
packet { timestamp: 347 seq: 1 track_event { type: 3 track_uuid: 2 name: "m316" flow_ids: 316 } }
packet { timestamp: 348 seq: 1 track_event { type: 3 track_uuid: 2 name: "m317" flow_ids: 317 } }
--- file q.sql
SELECT o.name || ' ' || i.name AS arrow, trace_id FROM flow JOIN slice o ON o.id = slice_out JOIN slice i ON i.id = slice_in ORDER BY flow.id
--- run query --csv -f q.sql input.json
--- want
arrow,trace_id
one o101,101
one o102,102
one o103,103
one o104,104
one o105,105
one o106,106
one o107,107
one o108,108
one o109,109
one o110,110
one o111,111
one o112,112
one o113,113
one o114,114
one o115,115
one o116,116
one o117,117
two tfirst,201
two tfirst,202
two t203,203
two t204,204
two t205,205
two t206,206
two t207,207
two t208,208
two t209,209
two t210,210
two t211,211
two t212,212
two t213,213
two t214,214
two t215,215
two t216,216
many mfirst,
many mfirst,
many m303,303
many m304,304
many m305,305
many m306,306
many m307,307
many m308,308
many m309,309
many m310,310
many m311,311
many m312,312
many m313,313
many m314,314
many m315,315
many m316,316
many m317,317
