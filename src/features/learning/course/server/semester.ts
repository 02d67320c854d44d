import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { currentSemester, enrolmentState } from './cards.ts'

/** Returns the semester of an open course that a join today enters; undefined when there is none. */
export async function semesterToJoin(tx: Tx, courseId: number) {
  const { rows } = await tx.execute<{
    id: number | null
    state: 'running' | 'upcoming' | 'ended'
    enrolment: 'early' | 'open' | 'over'
    enrolFrom: string | null
  }>(
    sql`select s.id, s.state, ${enrolmentState('s')} as enrolment, s.enrol_from::text as "enrolFrom" from courses c ${currentSemester} where c.id = ${courseId}`,
  )
  const [row] = rows
  return row?.id ? { ...row, id: row.id } : undefined
}
