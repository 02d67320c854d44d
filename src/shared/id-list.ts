import { z } from 'zod'
import { largestId } from './ids.ts'

/** Ids of rows in a query, with commas between: '3,14'. */
export const idsInQuery = (most: number) =>
  z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .refine((list) => idsOf(list).length <= most && idsOf(list).every((id) => id <= largestId))
export const idsOf = (list: string): number[] => list.split(',').map(Number)
