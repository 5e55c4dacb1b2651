/*
 * dice.h --
 *
 *      Use of the 36 Probability Tables: two dice are a number of two digits in
 *      base six, 11 to 66; what is added to it counts cells of a table.
 */

#ifndef MOSKOWA_DICE_H
#define MOSKOWA_DICE_H

enum { CELLS = 36 };

/* The cell of a roll or of a printed number, 0 to 35. */
static inline int
cell_of(int number)
{
    return (number / 10 - 1) * 6 + number % 10 - 1;
}

static inline int
number_of(int cell)
{
    return (cell / 6 + 1) * 10 + cell % 6 + 1;
}

/* A roll, by its cell or number, with so much added; it stays within the
   table. */
static inline int
roll_of_cell(int cell, int added)
{
    int with = cell + added;

    return number_of(with < 0 ? 0 : with >= CELLS ? CELLS - 1 : with);
}
static inline int
roll_with(int number, int added)
{
    return roll_of_cell(cell_of(number), added);
}

/* The part of so much that so many of the 36 rolls are, rounded. */
static inline int
part_of_rolls(int cells, int whole)
{
    return (int)(((long)cells * whole + CELLS / 2) / CELLS);
}

#endif /* MOSKOWA_DICE_H */
