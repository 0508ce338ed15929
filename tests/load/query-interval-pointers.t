# Intervals that lists have in common, by the functions that modules of trace_processor call: of equal keys, and of a list that is empty; 18 columns are bound.
--- input perfetto
packet { seq: 1 timestamp: 1 41: 1 11 { 11: 1 9: 3 23: "x" } }
--- file q.sql
CREATE TABLE a(id, ts, dur, k, w);
INSERT INTO a VALUES (1, 0, 10, 'x', 1), (2, 5, 10, 'y', 2.5), (3, 20, 5, 'x', NULL), (4, 40, -1, 'x', 1);
CREATE TABLE b(id, ts, dur, k, w);
INSERT INTO b VALUES (7, 8, 20, 'x', 1), (8, 0, 100, 'y', 2.5), (9, 9, 0, 'x', 1);
CREATE PERFETTO MACRO one(t TableOrSubquery) RETURNS Expr AS (SELECT __intrinsic_interval_tree_intervals_agg(i.id, i.ts, i.dur, 'k', i.k, 'w', i.w) FROM $t i);
CREATE PERFETTO MACRO bound(n Expr) RETURNS Expr AS __intrinsic_table_ptr_bind(c0, 'ts') AND __intrinsic_table_ptr_bind(c1, 'dur') AND __intrinsic_table_ptr_bind(c2, 'id_0') AND __intrinsic_table_ptr_bind(c3, 'id_1') AND __intrinsic_table_ptr_bind(c4, 'id_2') AND __intrinsic_table_ptr_bind(c5, 'id_3') AND __intrinsic_table_ptr_bind(c6, 'id_4') AND __intrinsic_table_ptr_bind(c7, 'id_5') AND __intrinsic_table_ptr_bind(c8, 'id_6') AND __intrinsic_table_ptr_bind(c9, 'id_7') AND __intrinsic_table_ptr_bind(c10, 'id_8') AND __intrinsic_table_ptr_bind(c11, 'id_9') AND __intrinsic_table_ptr_bind(c12, 'id_10') AND __intrinsic_table_ptr_bind(c13, 'id_11') AND __intrinsic_table_ptr_bind(c14, 'id_12') AND __intrinsic_table_ptr_bind(c15, 'id_13') AND __intrinsic_table_ptr_bind(c16, 'id_14') AND __intrinsic_table_ptr_bind(c17, 'k') AND __intrinsic_table_ptr_bind(c18, 'w');
SELECT 'keys' AS of, c0 AS ts, c1 AS dur, c2 AS a, c3 AS b, c4 AS none, c17 AS k, c18 AS w FROM __intrinsic_table_ptr(__intrinsic_interval_intersect(one!(a), one!(b), '(k, w)')) WHERE bound!(0)
UNION ALL SELECT 'empty', count(*), NULL, NULL, NULL, NULL, NULL, NULL FROM __intrinsic_table_ptr(__intrinsic_interval_intersect(one!(a), one!((SELECT * FROM b WHERE id > 100)), '(k, w)')) WHERE bound!(0)
ORDER BY of DESC, ts;
--- run query --csv -f q.sql input.json
--- want
of,ts,dur,a,b,none,k,w
keys,5,10,2,8,,y,2.5
keys,8,2,1,7,,x,1
keys,9,0,1,9,,x,1
empty,0,,,,,,
