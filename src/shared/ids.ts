import { z } from 'zod'

/** The largest 32-bit key: a larger one names nothing and would be an error in SQL. */
export const largestId = 2_147_483_647

/** The id of a row, in a JSON body. */
export const idInBody = () => z.int().positive().max(largestId)

/** The id of a row, in a query, where it arrives as text. */
export const idInQuery = () => z.coerce.number<number>().int().positive().max(largestId)
