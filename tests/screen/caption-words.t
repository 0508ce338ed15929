A label that is too long: of words the beginning stands in the box, of a path
and of a name in scopes the end, behind a sign that there is more.
size: 80x9
--- trace
[{"name":"execute_process","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"functionArgs":"COMMAND ${CMAKE_C_COMPILER} ${CMAKE_C_COMPILER_ID_ARG1} ${userflags} ${testflags} ${CMAKE_C_COMPILER_ID_FLAGS_ALWAYS} ${src} WORKING_DIRECTORY ${CMAKE_C_COMPILER_ID_DIR} OUTPUT_VARIABLE CMAKE_C_COMPILER_ID_OUTPUT"}},
{"name":"InstantiateFunction","ph":"X","ts":0,"dur":100,"pid":1,"tid":2,"args":{"detail":"boost::spirit::qi::detail::parser_binder<boost::spirit::qi::alternative<boost::fusion::cons<boost::spirit::qi::reference<boost::spirit::qi::rule<iterator, unused, skipper> >, nil> >, true>::operator_of_long_name"}},
{"name":"InstantiateFunction","ph":"X","ts":0,"dur":100,"pid":1,"tid":3,"args":{"detail":"one_scope_of_all<int_and_float_and_double_and_string_and_vector_and_map_and_set_and_list_and_deque_and_array_and_tuple_and_optional_and_variant_and_any_and_span_and_view>"}}]
--- text
 ttv  trace.json   3 events      view 0 µs .. 101 µs   102 µs   1.59 µs/col
│0 µs          ┤┬0 µs───────┬20 µs───────┬40 µs──────┬60 µs───────┬80 µs──────┬─
 ▼ process 1   ┤│╌ 3 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶execute_process COMMAND ${CMAKE_C_COMPILER} ${CMAKE_C_COMPILE…
    thread 2   │▏InstantiateFunction …operator_of_long_name──100 µs────────────
    thread 3   │▏InstantiateFunction …of_all<int_and_float_and_double_and_stri…
                │
                │
 process 1 / thread 1   depth 0   1 slice                              line 2/4
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL..._|iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
....LLLLLLLL..._|iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
................|
................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
