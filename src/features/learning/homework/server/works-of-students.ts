import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { OwnState } from '../limits.ts'
import { isConcerned, isNameless, isShown } from './columns.ts'
import { type OwnFound, ownColumns, presentOwn } from './own-rows.ts'

/** The work of one student for one piece of homework, as reports show it. */
export interface StudentWork {
  studentId: number
  homeworkId: number
  title: string
  dueAt: string
  state: OwnState
  /** Null where nothing was handed in, and where names are hidden from the reader. */
  handedInAt: string | null
  daysLate: number
  handIns: number
  /** Hundredths, after the late rule; null until the student sees it. */
  mark: number | null
  fullMark: number | null
}

const { placeholder } = sql

const works = prepared<OwnFound & { studentId: number; nameless: boolean }>(
  'homework_works_of_students',
  sql`select ${ownColumns}, m.user_id as "studentId", ${isNameless} as nameless
    from class_members m join homework h on h.class_id = m.class_id join classes c on c.id = h.class_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where m.class_id = ${placeholder('classId')}::int
      and (${placeholder('userId')}::int is null or m.user_id = ${placeholder('userId')}::int)
      and m.role = 'student' and m.state = 'member' and ${isShown}
      and (${isConcerned} or w.released_at is not null)
    order by h.due_at, h.id`,
)

/**
 * Reads the homework of one student in a class, or of all, in one statement, with the marks that were returned. The caller has
 * checked the right to read it. To others than the student, a work whose teachers mark without names says only whether it
 * was handed in: its moment would tell which of the works it is.
 */
export async function worksOfStudents(
  db: Db,
  { classId, userId, isOwn }: { classId: number; userId: number | null; isOwn: boolean },
): Promise<StudentWork[]> {
  const rows = await works(db, { classId, userId })
  return rows.map((row) => {
    const { homeworkId, title, dueAt, fullMark, ...work } = presentOwn(row)
    const shown = { studentId: row.studentId, homeworkId, title, dueAt, fullMark }
    const { state, handedInAt, daysLate, handIns, mark } = work
    if (isOwn || !row.nameless) return { ...shown, state, handedInAt, daysLate, handIns, mark }
    const known = state === 'redo' ? 'handedIn' : state
    return { ...shown, state: known, handedInAt: null, daysLate: 0, handIns: 0, mark }
  })
}
