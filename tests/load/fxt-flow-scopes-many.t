# A flow of each of many processes has the same id: each ends in its own.
--- input fxt
magic
complete 100 150 1/1 - "out 1"
flow-begin 110 7 1/1 - "f"
complete 200 250 2/1 - "out 2"
flow-begin 210 7 2/1 - "f"
complete 300 350 3/1 - "out 3"
flow-begin 310 7 3/1 - "f"
complete 400 450 4/1 - "out 4"
flow-begin 410 7 4/1 - "f"
complete 500 550 5/1 - "out 5"
flow-begin 510 7 5/1 - "f"
complete 600 650 6/1 - "out 6"
flow-begin 610 7 6/1 - "f"
complete 700 750 7/1 - "out 7"
flow-begin 710 7 7/1 - "f"
complete 800 850 8/1 - "out 8"
flow-begin 810 7 8/1 - "f"
complete 900 950 9/1 - "out 9"
flow-begin 910 7 9/1 - "f"
complete 1000 1050 10/1 - "out 10"
flow-begin 1010 7 10/1 - "f"
complete 1100 1150 11/1 - "out 11"
flow-begin 1110 7 11/1 - "f"
complete 1200 1250 12/1 - "out 12"
flow-begin 1210 7 12/1 - "f"
complete 5900 5950 9/1 - "in 9"
flow-end 5910 7 9/1 - "f"
complete 5100 5150 1/1 - "in 1"
flow-end 5110 7 1/1 - "f"
complete 6200 6250 12/1 - "in 12"
flow-end 6210 7 12/1 - "f"
complete 5800 5850 8/1 - "in 8"
flow-end 5810 7 8/1 - "f"
complete 6000 6050 10/1 - "in 10"
flow-end 6010 7 10/1 - "f"
complete 5200 5250 2/1 - "in 2"
flow-end 5210 7 2/1 - "f"
complete 6100 6150 11/1 - "in 11"
flow-end 6110 7 11/1 - "f"
complete 5700 5750 7/1 - "in 7"
flow-end 5710 7 7/1 - "f"
complete 5300 5350 3/1 - "in 3"
flow-end 5310 7 3/1 - "f"
complete 5600 5650 6/1 - "in 6"
flow-end 5610 7 6/1 - "f"
complete 5400 5450 4/1 - "in 4"
flow-end 5410 7 4/1 - "f"
complete 5500 5550 5/1 - "in 5"
flow-end 5510 7 5/1 - "f"
--- file q.sql
SELECT o.name AS o, i.name AS i FROM flow JOIN slice o ON o.id = slice_out JOIN slice i ON i.id = slice_in ORDER BY o.ts
--- run query --csv -f q.sql input.json
--- want
o,i
out 1,in 1
out 2,in 2
out 3,in 3
out 4,in 4
out 5,in 5
out 6,in 6
out 7,in 7
out 8,in 8
out 9,in 9
out 10,in 10
out 11,in 11
out 12,in 12
