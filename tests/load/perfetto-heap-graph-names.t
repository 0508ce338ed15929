# A field of a Java object is a type, a blank and a name, or a name: blanks at the ends, alone, several, none.
--- input perfetto
packet { process_tree { processes { pid: 2 cmdline: "app" } } }
packet { seq: 1 timestamp: 10 56 { 1: 2 6: 0
 4 { 1: 1 2: " " } 4 { 1: 2 2: "T " } 4 { 1: 3 2: " n" } 4 { 1: 4 2: "" } 4 { 1: 5 2: "A B c" } 4 { 1: 6 2: "n" } 4 { 1: 7 2: "T n" } 4 { 1: 8 2: "  " }
 2 { 1: 9 2: 1 3: 8 4: 0 4: 1 4: 2 4: 3 4: 4 4: 5 4: 6 4: 7 4: 8 4: 77 5: 9 5: 9 5: 9 5: 9 5: 9 5: 9 5: 9 5: 9 5: 9 5: 9 }
 9 { 1: 1 3: "C" } } }
--- file q.sql
SELECT '<' || field_name || '>' AS name, '<' || field_type_name || '>' AS type FROM heap_graph_reference ORDER BY id
--- run query --csv -f q.sql input.json
--- want
name,type
,
,
,<T>
<n>,
,
<B c>,<A>
<n>,
<n>,<T>
< >,
,
