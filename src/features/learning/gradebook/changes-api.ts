import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInQuery, largestId } from '#src/shared/ids.ts'

const arrival = z.object({ columnId: z.int(), userId: z.int(), is: z.string() })
/** A cell with the value that it has now. */
export type GradeArrival = z.output<typeof arrival>

/** The part of the contract about what changes while a page is open. */
export const changesApi = {
  getChanges: endpoint({
    method: 'GET',
    path: 'Gradebook/GetChanges',
    access: 'login',
    summary: {
      zh: '查看成绩册的最新变化',
      en: 'Read the cells of a gradebook that have changed since a page has read it',
    },
    input: z.object({
      classId: idInQuery(),
      /** The `revision` that the page has. */
      after: z.coerce.number<number>().int().nonnegative().max(largestId),
    }),
    answer: z.object({
      revision: z.int(),
      /** Rules or columns have changed, or so many cells that the whole gradebook is to be read again. */
      readAll: z.boolean(),
      cells: z.array(arrival),
    }),
    errors: [classErrors.unknown, classErrors.notHelper],
  }),
}
