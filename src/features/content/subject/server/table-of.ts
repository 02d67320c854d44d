import { type SQL, sql } from 'drizzle-orm'
import type { SubjectList } from '../lists.ts'
import { subjectCategories, subjectDirections, subjectMajors } from '../tables.ts'

/** The table of a list, for statements that are the same for all three. */
export const tableOf = (list: SubjectList): SQL =>
  ({
    category: sql`${subjectCategories}`,
    major: sql`${subjectMajors}`,
    direction: sql`${subjectDirections}`,
  })[list]

/** The major of an entry; null where a list has none. */
export const majorOf = (list: SubjectList): SQL =>
  list === 'direction' ? sql`major_id` : sql`null::int`
