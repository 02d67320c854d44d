import { z } from 'zod'

/** The largest 32-bit key: a larger one names nothing and would be an error in SQL. */
const largest = 2_147_483_647

/** The id of a row, in a JSON body. */
export const idInBody = () => z.int().positive().max(largest)

/** Ids of rows in a query, with commas between: '3,14'. */
export const idsInQuery = (most: number) =>
  z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .refine((list) => idsOf(list).length <= most && idsOf(list).every((id) => id <= largest))
export const idsOf = (list: string): number[] => list.split(',').map(Number)

/** The id of a row, in a query, where it arrives as text. */
export const idInQuery = () => z.coerce.number<number>().int().positive().max(largest)
