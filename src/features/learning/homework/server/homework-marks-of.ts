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
}

/** How a homework counts late works, besides what is said of it. */
interface ItemRow extends HomeworkItem {
  latePercent: number
  lateFloor: number
}

/**
 * The marks of one student in the order of homework, because a row of its own for each of 10,000 marks costs most of the
 * call: 'homeworkId:state:rawMark:daysLate:released', with commas between.
 */
interface Row {
  studentId: number
  marks: string
}

type State = 'waiting' | 'marked' | 'missing' | 'redo' | 'excused'

const items = prepared<ItemRow>(
  'homework_marks_items',
  sql`select h.id as "homeworkId", h.title, h.full_mark as "fullMark", h.due_at as "dueAt",
      h.released_at is not null as released, h.late_percent as "latePercent", h.late_floor as "lateFloor"
    from homework h where h.class_id = ${sql.placeholder('classId')}::int and h.state = 'published'
    order by h.due_at, h.id`,
)

const marks = prepared<Row>(
  'homework_marks',
  sql`select m.user_id as "studentId", string_agg(h.id || ':' ||
        case when ${isConcerned} or w.released_at is not null then ${workState} else 'excused' end
        || ':' || coalesce(w.raw_mark::text, '') || ':' || coalesce(w.days_late, 0)
        || case when w.released_at is null then ':' else ':1' end, ',' order by h.id) as marks
    from homework h join class_members m on m.class_id = h.class_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.class_id = ${sql.placeholder('classId')}::int and h.state = 'published' and m.role = 'student' and m.state = 'member'
      and (${sql.placeholder('studentId')}::int is null or m.user_id = ${sql.placeholder('studentId')}::int)
    group by m.user_id order by m.user_id`,
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
  const byId = new Map(found.map((item) => [item.homeworkId, item]))
  return {
    items: found.map(({ latePercent: _percent, lateFloor: _floor, ...item }) => item),
    marks: rows.flatMap(({ studentId, marks: own }) =>
      own.split(',').flatMap((cell) => readCell(studentId, cell, byId) ?? []),
    ),
  }
}

function readCell(
  studentId: number,
  cell: string,
  items: ReadonlyMap<number, ItemRow>,
): HomeworkMark | undefined {
  const [id, said, raw, days, released] = cell.split(':')
  const state = said as State
  const item = items.get(Number(id))
  // It was published between the two statements.
  if (!item) return undefined
  const daysLate = Number(days)
  const rawMark = state === 'marked' && raw !== '' ? Number(raw) : null
  return {
    ...{ homeworkId: item.homeworkId, studentId, rawMark, late: daysLate > 0 },
    released: released === '1',
    state: state === 'waiting' || state === 'redo' ? 'handed-in' : state,
    mark: markOf({ ...item, rawMark, daysLate }),
  }
}
