import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { mayManage, mayOpen, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { type ClassFacts, headOf, readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { mondayOf, termOn, weekOf } from '../calendar.ts'
import type { scheduleApi } from '../contract.ts'
import { sectionsOn } from '../sections.ts'
import { readSchool, type School } from './book.ts'
import { nearestTerm } from './get-calendar.ts'
import { lessonsOfClass } from './lessons.ts'
import { presentDays, presentSlots } from './present.ts'

const staff = prepared<{ person: PersonJson }>(
  'schedule_teachers',
  sql`select ${personJson('u')} as person from class_members m join users u on u.id = m.user_id
    where m.class_id = ${sql.placeholder('classId')}::int and m.state = 'member'
      and m.role in ('owner', 'coTeacher')
    order by m.role = 'owner' desc, m.since, m.user_id`,
)

/** Reads the teachers of a class. */
export async function teachersOf(db: Db, classId: number, locale: Locale) {
  const rows = await staff(db, { classId })
  return rows.flatMap(({ person }) => presentPerson(person, locale) ?? [])
}

const around = 200

/** Reads the timetable of a class: the recurring lessons of a term, and one week as it is. */
export async function getTimetable({
  db,
  viewer,
  locale,
  input,
}: Call<typeof scheduleApi.getTimetable>): Promise<AnswerOf<typeof scheduleApi.getTimetable>> {
  const today = schoolDay()
  const { classId } = input
  const asked = input.day ?? today
  const [found, school] = await Promise.all([
    readClass(db, { classId, userId: viewer.id }),
    // The first week shown may be that of a term that is months away.
    readSchool(db, addDays(asked, -around), addDays(asked, around)),
  ])
  must(mayOpen(found))
  const day = input.day ?? firstShown(school, found, today)
  const term = termOn(school.terms, day) ?? null
  const teaches = mayTeach(found) === null
  const [lessons, teachers] = await Promise.all([
    term ? lessonsOfClass(db, { classId, termId: term.termId }) : [],
    teaches ? teachersOf(db, classId, locale) : [],
  ])
  const from = mondayOf(day)
  const range = { from, to: addDays(from, 6), locale }
  return {
    ...headOf(found),
    ...{ today, day, term, terms: school.terms, teachers },
    week: term ? weekOf(term, day) : null,
    sections: [...sectionsOn(school.sections, day)],
    days: presentDays(school, range),
    slots: presentSlots(school, lessons, range),
    lessons: lessons.map(({ teacher, ...lesson }) => ({
      ...lesson,
      teacher: presentPerson(teacher, locale),
    })),
    can: { edit: canOf(mayManage(found)) },
  }
}

/** Today in a term of the class; else the first day of its term that is next, or was last. */
function firstShown({ terms }: School, of: ClassFacts, today: string): string {
  const own = terms.filter(
    ({ yearFrom, half }) =>
      yearFrom === of.yearFrom && (of.semester === 'full' || of.semester === half),
  )
  const term = nearestTerm(own, today) ?? nearestTerm(terms, today)
  if (!term || weekOf(term, today) !== null) return today
  return term.startsOn
}
