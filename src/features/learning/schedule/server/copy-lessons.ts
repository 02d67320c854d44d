import { sql } from 'drizzle-orm'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { halvesOf, type SchoolSemester } from '#src/features/learning/class/semester.ts'
import type { Copied, schoolCalendar } from '#src/features/learning/class/server/copied-port.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { allWeeks, weeksIn, writeWeeks } from '../weeks.ts'
import { type School, schoolIn } from './book.ts'
import { holdTerms } from './save-lesson.ts'

/** Returns the semesters of the school calendar in which a class takes place, in their order; those that it has. */
const termsOf = ({ terms }: School, { yearFrom, semester }: SchoolSemester) =>
  halvesOf(semester).map((half) =>
    terms.find((one) => one.yearFrom === yearFrom && one.half === half),
  )

interface Row extends Record<string, unknown> {
  id: number
  title: string
  termId: number
  weekday: number
  sectionFrom: number
  sectionTo: number
  weeks: number
  room: string
}

async function lessonsOf(db: Db | Tx, classId: number, termIds: number[]): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.title, l.term_id as "termId", l.weekday, l.section_from as "sectionFrom",
      l.section_to as "sectionTo", l.weeks, l.room
    from schedule_lessons l where l.class_id = ${classId} and l.term_id = any(${sql.param(termIds)}::int[])
    order by l.term_id, l.weekday, l.section_from, l.id`)
  return rows
}

/**
 * Copies the weekly lessons of a class into the same semester of its new school year, without single changes. Weeks
 * that the new semester does not have are left out. The lessons are those of the teacher who copies the class, because
 * the new one has no other teacher yet.
 */
export const copyLessons: Copied = {
  kind: 'lesson',
  // Terms do not shrink under the lessons; held before the class, as everywhere.
  hold: holdTerms,
  async rows(db, { fromId, from }) {
    const terms = termsOf(await schoolIn(db), from)
    const termIds = terms.flatMap((term) => term?.termId ?? [])
    return (await lessonsOf(db, fromId, termIds)).map(({ id, title, termId, weeks, ...place }) => ({
      ...{ id, title },
      lesson: {
        half: terms.findIndex((term) => term?.termId === termId),
        ...{ weekday: place.weekday, room: place.room },
        ...{ sectionFrom: place.sectionFrom, sectionTo: place.sectionTo },
        ...{ weeks: writeWeeks(weeks), firstWeek: weeksIn(weeks)[0] ?? 1 },
      },
    }))
  },
  async copy(tx, { classId, userId, from, to, chosen }) {
    const school = await schoolIn(tx)
    const target = termsOf(school, to)
    const moves = termsOf(school, from).flatMap((term, at) => {
      const next = target[at]
      return term && next ? [{ from: term.termId, to: next.termId, all: allWeeks(next.weeks) }] : []
    })
    const { rowCount } = await tx.execute(sql`
      insert into schedule_lessons
        (class_id, term_id, title, room, weekday, section_from, section_to, weeks, teacher_id)
      select ${classId}, m."to", l.title, l.room, l.weekday, l.section_from, l.section_to, l.weeks & m."all", ${userId}
      from schedule_lessons l
      join json_to_recordset(${JSON.stringify(moves)}::json) m("from" int, "to" int, "all" int) on m."from" = l.term_id
      where l.id = any(${sql.param(chosen.map(({ id }) => id))}::int[]) and l.weeks & m."all" <> 0
      order by l.id`)
    if (rowCount !== chosen.length) throw new AppError(classErrors.copyChanged)
  },
}

/** The semesters and holidays that a copy of a class looks at. */
export const calendarOfSchool: NonNullable<(typeof schoolCalendar)['answer']> = async (db) => {
  const { terms, days } = await schoolIn(db)
  return {
    terms: terms.map(({ yearFrom, half, startsOn, weeks }) => ({
      yearFrom,
      half,
      startsOn,
      weeks,
    })),
    holidays: days
      .filter(({ kind }) => kind === 'holiday')
      .map(({ day, name, nameEn }) => ({ day, name, nameEn })),
  }
}
