// Has a program's lengths read as points before the first view is made: see `Lengths` in ViewTree. It is part of the
// product FormlineFoundation, not a dependency of the target, so that this package's own tests, which are one program,
// stay in cells.

extern void formline_lengths_are_points(void);

__attribute__((constructor)) static void measure_in_points(void) { formline_lengths_are_points(); }
