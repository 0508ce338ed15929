# A request to a block device lasts from issue to complete of one device and sector, whoever completes it.
--- input
          kworker-58 [000] d..2.  1.000001: block_rq_issue: 254,0 DS 8192 () 350572336 + 16 be,0,4 [kworker/0:1H]
          kworker-58 [000] d..2.  1.000002: block_rq_issue: 254,0 R 4096 () 350572352 + 8 [kworker/0:1H]
          kworker-58 [000] d..2.  1.000003: block_rq_issue: 254,16 R 4096 () 350572336 + 8 be,0,4 [kworker/0:1H]
         clang-30513 [001] d..2.  1.000010: block_rq_complete: 254,0 DS () 350572336 + 16 be,0,4 [0]
         clang-30513 [001] d..2.  1.000012: block_rq_complete: 254,0 R () 350572352 + 8 [-5]
         clang-30513 [001] d..2.  1.000013: block_rq_complete: 254,0 R () 7 + 8 be,0,4 [0]
         clang-30513 [001] d..2.  1.000014: block_rq_complete: nothing
--- want track slice instant warning
{"type":"track","track":0,"kind":"async","name":"block 254,0 DS"}
{"type":"track","track":1,"kind":"async","name":"block 254,0 R"}
{"type":"track","track":2,"kind":"async","name":"block 254,16 R"}
{"type":"track","track":3,"kind":"thread","utid":1,"name":"clang"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1000001000,"dur":9000,"name":"block 254,0 DS","cat":"block","args":{"dev":"254,0","rwbs":"DS","bytes":8192,"cmd":"","sector":350572336,"nr_sector":16,"ioprio":"be,0,4","comm":"kworker/0:1H","error":0}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000002000,"dur":10000,"name":"block 254,0 R","cat":"block","args":{"dev":"254,0","rwbs":"R","bytes":4096,"cmd":"","sector":350572352,"nr_sector":8,"comm":"kworker/0:1H","error":-5}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":1000003000,"dur":-1,"name":"block 254,16 R","cat":"block","args":{"dev":"254,16","rwbs":"R","bytes":4096,"cmd":"","sector":350572336,"nr_sector":8,"ioprio":"be,0,4","comm":"kworker/0:1H"}}
{"type":"instant","track":3,"scope":"thread","ts":1000014000,"name":"block_rq_complete","args":{"text":"nothing"}}
{"type":"warning","code":"stray-end","count":1,"offset":526,"message":"an end that no open begin matches: ignored"}
