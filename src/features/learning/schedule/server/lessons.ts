import { type SQL, sql } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Change, Rule } from '../calendar.ts'

/** A recurring lesson with all that a calendar says about it. */
export interface Lesson extends Rule {
  classId: number
  className: string
  title: string
  teacher: PersonJson
  teacherId: number | null
  revision: number
  changedAt: string
  changes: ChangeRow[]
}

export interface ChangeRow extends Change {
  /** False where the single lesson has been put back. */
  live: boolean
  revision: number
  changedAt: string
}

/** Lessons `l` of classes `c`; those of an archived class stand in its own timetable alone. */
const lessons = (where: SQL) => sql`
  select l.id as "lessonId", l.class_id as "classId", c.name as "className", l.term_id as "termId", l.title,
    l.room, l.weekday, l.section_from as "sectionFrom", l.section_to as "sectionTo", l.weeks,
    l.teacher_id as "teacherId", ${personJson('u')} as teacher, l.revision, l.changed_at::text as "changedAt",
    coalesce((select json_agg(json_build_object('lessonId', x.lesson_id, 'day', x.day, 'toDay', x.to_day,
        'sectionFrom', x.section_from, 'sectionTo', x.section_to, 'room', x.room, 'reason', x.reason,
        'live', x.live, 'revision', x.revision, 'changedAt', x.changed_at) order by x.day)
      from schedule_changes x where x.lesson_id = l.id), '[]') as changes
  from schedule_lessons l join classes c on c.id = l.class_id
  left join users u on u.id = l.teacher_id
  where ${where}
  order by l.weekday, l.section_from, l.id`

/** Terms that have days between two days, or end or begin shortly beside them, as make-up days may. */
const inTerms = sql`l.term_id in (select t.id from schedule_terms t
  where t.starts_on <= ${sql.placeholder('to')}::date + 28
    and t.starts_on + 7 * t.weeks >= ${sql.placeholder('from')}::date - 28)`

/** The lessons of all classes to which a person belongs. */
export const ownLessons = prepared<Lesson>(
  'schedule_own_lessons',
  lessons(sql`c.archived_at is null and ${inTerms} and l.class_id in (select m.class_id from class_members m
    where m.user_id = ${sql.placeholder('userId')}::int and m.state = 'member')`),
)

export const lessonsOfClass = prepared<Lesson>(
  'schedule_class_lessons',
  lessons(sql`l.class_id = ${sql.placeholder('classId')}::int
    and l.term_id = ${sql.placeholder('termId')}::int`),
)

interface Needed {
  termId: number
  classIds: number[]
  teacherIds: number[]
  /** In small letters. */
  rooms: string[]
}

const needing = (of: { [K in keyof Needed]: unknown }) =>
  lessons(sql`c.archived_at is null and l.term_id = ${of.termId}::int
    and (l.class_id = any(${of.classIds}::int[]) or l.teacher_id = any(${of.teacherIds}::int[])
      or lower(l.room) = any(${of.rooms}::text[])
      or exists (select from schedule_changes x where x.lesson_id = l.id and x.live
        and lower(x.room) = any(${of.rooms}::text[])))`)

const readRivals = prepared<Lesson>(
  'schedule_rivals',
  needing({
    termId: sql.placeholder('termId'),
    classIds: sql.placeholder('classIds'),
    teacherIds: sql.placeholder('teacherIds'),
    rooms: sql.placeholder('rooms'),
  }),
)

/** Reads the lessons of a semester that need one of these classes, teachers or rooms, in any lesson of theirs. */
export type Rivals = (needed: Needed) => Promise<Lesson[]>

export const rivals =
  (db: Db): Rivals =>
  (needed) =>
    readRivals(db, { ...needed })

/** The same within the transaction of an act. */
export const rivalsIn =
  (tx: Tx): Rivals =>
  async ({ termId, classIds, teacherIds, rooms }) => {
    const given = {
      termId,
      classIds: sql.param(classIds),
      teacherIds: sql.param(teacherIds),
      rooms: sql.param(rooms),
    }
    return (await tx.execute<Lesson & Record<string, unknown>>(needing(given))).rows
  }

const one = (lessonId: unknown) => lessons(sql`l.id = ${lessonId}::int`)
const byId = prepared<Lesson>('schedule_lesson', one(sql.placeholder('lessonId')))

/** @returns undefined where there is no such lesson */
export const readLesson = async (db: Db, lessonId: number): Promise<Lesson | undefined> =>
  (await byId(db, { lessonId }))[0]

export async function lessonIn(tx: Tx, lessonId: number): Promise<Lesson | undefined> {
  const { rows } = await tx.execute<Lesson & Record<string, unknown>>(one(sql`${lessonId}`))
  return rows[0]
}

/** Returns the changes that count. */
export const changesOf = (list: readonly Lesson[]): Change[] =>
  list.flatMap(({ changes }) => changes.filter(({ live }) => live))
