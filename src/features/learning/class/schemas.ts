import { z } from 'zod'
import { classRoles, classStates, classSemesters } from './limits.ts'

export const person = z.object({ userId: z.int(), name: z.string() })

/** What every page of a class shows about it. */
export const classHead = {
  classId: z.int(),
  name: z.string(),
  /** The first year of the school year. */
  yearFrom: z.int(),
  semester: z.enum(classSemesters),
  state: z.enum(classStates),
  /** The viewer’s. */
  role: z.enum(classRoles),
}
