import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { isConcerned, workState } from './columns.ts'
import { markOf } from './own-rows.ts'

/** Published homework of a class. */
export interface HomeworkItem {
  homeworkId: number
  title: string
  /** Hundredths; null: without a mark. */
  fullMark: number | null
  dueAt: Date
  /** Whether marks were returned. */
  released: boolean
}

/** The mark of one student. */
export interface HomeworkMark {
  homeworkId: number
  studentId: number
  state: 'missing' | 'handed-in' | 'excused' | 'marked'
  /** Hundredths, after the late rule; null before a mark. */
  mark: number | null
  /** Hundredths, before it. */
  rawMark: number | null
  late: boolean
  /** Whether the student sees the mark: one that came after the others waits for the next press. */
  released: boolean
  /** When the work or the mark has last changed; null where nothing was done. */
  changedAt: Date | null
}

interface Row extends Omit<HomeworkMark, 'state' | 'mark' | 'late'> {
  state: 'waiting' | 'marked' | 'missing' | 'redo' | 'excused'
  daysLate: number
  latePercent: number
  lateFloor: number
}

const items = prepared<HomeworkItem>(
  'homework_marks_items',
  sql`select h.id as "homeworkId", h.title, h.full_mark as "fullMark", h.due_at as "dueAt",
      h.released_at is not null as released
    from homework h where h.class_id = ${sql.placeholder('classId')}::int and h.state = 'published'
    order by h.due_at, h.id`,
)

const marks = prepared<Row>(
  'homework_marks',
  sql`select h.id as "homeworkId", m.user_id as "studentId", w.raw_mark as "rawMark",
      coalesce(w.days_late, 0) as "daysLate", h.late_percent as "latePercent", h.late_floor as "lateFloor",
      w.released_at is not null as released, w.changed_at as "changedAt",
      case when ${isConcerned} or w.released_at is not null then ${workState} else 'excused' end as state
    from homework h join class_members m on m.class_id = h.class_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.class_id = ${sql.placeholder('classId')}::int and h.state = 'published' and m.role = 'student' and m.state = 'member'
      and (${sql.placeholder('studentId')}::int is null or m.user_id = ${sql.placeholder('studentId')}::int)
    order by h.id, m.user_id`,
)

/**
 * Reads the published homework of a class and the marks of its students, or of one, in two statements. Students whom homework does not
 * concern are excused from it, unless a mark was returned to them before they went to another group. A work that was given back, or handed in again after its mark, is handed in.
 */
export async function homeworkMarksOf(
  db: Db,
  classId: number,
  studentId: number | null = null,
): Promise<{ items: HomeworkItem[]; marks: HomeworkMark[] }> {
  const [found, rows] = await Promise.all([
    items(db, { classId }),
    marks(db, { classId, studentId }),
  ])
  return {
    items: found,
    marks: rows.map(({ state, daysLate, latePercent, lateFloor, ...row }) => {
      const rawMark = state === 'marked' ? row.rawMark : null
      return {
        ...{ ...row, rawMark, late: daysLate > 0 },
        state: state === 'waiting' || state === 'redo' ? ('handed-in' as const) : state,
        mark: markOf({ rawMark, daysLate, latePercent, lateFloor }),
      }
    }),
  }
}
