# Each call fails once while places are tried at which a bad record may end, as memory may run out there.
printf 'White: Ana\n1.e3 2.e4\n> [White "A"]\n> 1.e3 *\n' | yinsh score --no-head --columns=white,turns,status
printf 'White: Ana\n1.e3 2.e4 3.e5 4.e6 5.d3 6.d4 7.d5 8.d6 9.c3 10.c4 11.c3-c2 *1.e3 *\n' | yinsh score --no-head --columns=white,turns,status
== stdout
Ana	2	ok
A	1	ok
Ana	11	ok
	1	ok
