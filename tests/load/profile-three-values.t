# experimental_profile: three values, each with a type and a unit of its own; protoc --decode_raw reads the sample type 1 as the words 1 to 6.
--- input
[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":1}]
--- file q.sql
SELECT hex(experimental_profile(cat_stacks('s'), 'ta', 'ua', 5, 'tb', 'ub', 6, 'tc', 'uc', 7)) AS profile;
--- run query --csv -f q.sql input.json
--- want
profile
0A04080110020A04080310040A040805100612080A01071203050607320022060801220208012A04080110013202746122060802220208022A04080210023202756122060803220208032A04080310033202746222060804220208042A04080410043202756222060805220208052A04080510053202746322060806220208062A04080610063202756322060807220208072A0408071007320173
