import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { type Rule, slotsBetween } from '../calendar.ts'
import { lessonTitle, room as roomRule } from '../forms.ts'
import type { ShownTerm } from '../schemas.ts'
import type { ReadRow, TimetableRow } from '../timetable-api.ts'
import { readWeeks } from '../weeks.ts'
import type { School } from './book.ts'
import { meetIn, rivalsOf, type Taken } from './conflicts.ts'
import { type Rivals, rivals, rivalsIn } from './lessons.ts'
import { areSections } from './rules.ts'

const classesTaught = (userId: unknown) => sql`
  select c.id as "classId", c.name from class_members m join classes c on c.id = m.class_id
  where m.user_id = ${userId}::int and m.state = 'member' and m.role in ('owner', 'coTeacher')
    and c.archived_at is null
  order by c.id desc`

interface Taught {
  classId: number
  name: string
}
const taught = prepared<Taught>('schedule_taught', classesTaught(sql.placeholder('userId')))

/** What a check reads: outside an act, or within its transaction, which must not wait for a second connection. */
export interface Reads {
  rivals: Rivals
  taught: (userId: number) => Promise<Taught[]>
}

export const readsOf = (db: Db): Reads => ({
  rivals: rivals(db),
  taught: (userId) => taught(db, { userId }),
})

export const readsIn = (tx: Tx): Reads => ({
  rivals: rivalsIn(tx),
  taught: async (userId) =>
    (await tx.execute<Taught & Record<string, unknown>>(classesTaught(userId))).rows,
})

const weekdayNames: readonly RegExp[] = [
  /^(?:(?:星期|周|礼拜)?一|1|mon(?:day)?)$/i,
  /^(?:(?:星期|周|礼拜)?二|2|tue(?:s|sday)?)$/i,
  /^(?:(?:星期|周|礼拜)?三|3|wed(?:nesday)?)$/i,
  /^(?:(?:星期|周|礼拜)?四|4|thu(?:rs|rsday)?)$/i,
  /^(?:(?:星期|周|礼拜)?五|5|fri(?:day)?)$/i,
  /^(?:(?:星期|周|礼拜)?六|6|sat(?:urday)?)$/i,
  /^(?:(?:星期|周|礼拜)?[日天]|7|sun(?:day)?)$/i,
]

/** '周三', 'Wed' and '3' → 3. */
export const readWeekday = (text: string): number | undefined => {
  const at = weekdayNames.findIndex((name) => name.test(text.normalize('NFKC').trim()))
  return at < 0 ? undefined : at + 1
}

/** '第1-2节' → [1, 2]; '3' → [3, 3]. */
export function readSections(text: string): [number, number] | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s第节]|sections?/gi, '')
  const [, from, to] = /^(\d{1,2})(?:[-–—~～至,、](\d{1,2}))?$/.exec(plain) ?? []
  if (from === undefined) return undefined
  const pair: [number, number] = [Number(from), Number(to ?? from)]
  return pair[0] >= 1 && pair[0] <= pair[1] ? pair : undefined
}

export type Found = Omit<Rule, 'lessonId'> & { classId: number; title: string }

/** A row as it was given, with what is wrong, and the lesson that it means where nothing is. */
export interface Checked extends ReadRow {
  lesson: Found | null
}

/** Reads and checks rows against the teacher's classes, the lessons of the school, and one another. */
export async function checkRows(
  reads: Reads,
  given: {
    userId: number
    school: School
    term: ShownTerm
    rows: readonly (TimetableRow & { number: number })[]
  },
): Promise<Checked[]> {
  const { school, term, rows, userId } = given
  const classes = new Map((await reads.taught(userId)).map((one) => [one.name, one.classId]))
  const read = rows.map((row) => readOne(row, classes, given))
  const lessons = read.map(({ lesson }, at) => lesson && { ...lesson, lessonId: -1 - at })
  const rules = lessons.filter((one) => one !== null)
  const slots = slotsBetween({ ...school, rules, changes: [] }, '0000', '9999')
  const own = slots
    .filter(({ state }) => state === 'on')
    .map(({ rule, ...slot }) => ({ ...slot, classId: rule.classId, teacherId: userId }))
  const others = await rivalsOf(reads.rivals, { school, term, wanted: own })
  const doubles = doublesIn(rules, others)
  /** What stands on a day: rows and lessons meet on the same day alone. */
  const byDay = Map.groupBy<string, Taken & { lessonId: number }>(
    [...own, ...others.map((one) => ({ ...one, lessonId: one.lesson.lessonId }))],
    ({ on }) => on,
  )
  const met = new Map<number, Set<number>>()
  for (const one of own) {
    const found = met.get(one.lessonId) ?? new Set()
    met.set(one.lessonId, found)
    for (const other of byDay.get(one.on) ?? []) {
      // What met in an earlier week is not compared again: 500 rows at one time are 250,000 pairs in each week.
      if (other.lessonId === one.lessonId || found.has(other.lessonId)) continue
      if (meetIn(one, other).length > 0) found.add(other.lessonId)
    }
  }
  return read.map((row, at) => {
    const isDouble = doubles.has(-1 - at)
    return {
      ...row,
      problems: isDouble ? [...row.problems, 'double' as const] : row.problems,
      conflicts: isDouble ? 0 : (met.get(-1 - at)?.size ?? 0),
    }
  })
}

const sameAs = ({ classId, weekday, sectionFrom, sectionTo, weeks, title }: Found) =>
  JSON.stringify([classId, weekday, sectionFrom, sectionTo, weeks, title])

/** Rows that say what an earlier row or a lesson of the class says. */
function doublesIn(
  rules: readonly (Found & { lessonId: number })[],
  others: Awaited<ReturnType<typeof rivalsOf>>,
): Set<number> {
  const seen = new Set(others.map(({ lesson }) => sameAs(lesson)))
  const doubles = new Set<number>()
  for (const rule of rules) {
    const key = sameAs(rule)
    if (seen.has(key)) doubles.add(rule.lessonId)
    seen.add(key)
  }
  return doubles
}

function readOne(
  row: TimetableRow & { number: number },
  classes: ReadonlyMap<string, number>,
  { school, term }: { school: School; term: ShownTerm },
): Checked {
  const classId = classes.get(row.className.trim())
  const weekday = readWeekday(row.weekday)
  const sections = readSections(row.sections)
  const isInDay =
    sections && areSections(school, { day: term.startsOn, from: sections[0], to: sections[1] })
  const weeks = readWeeks(row.weeks, term.weeks)
  const [title, room] = [lessonTitle.safeParse(row.title), roomRule.safeParse(row.room)]
  const problems: ReadRow['problems'] = [
    ...(classId === undefined ? ['class' as const] : []),
    ...(weekday === undefined ? ['weekday' as const] : []),
    ...(isInDay ? [] : ['sections' as const]),
    ...(weeks === undefined ? ['weeks' as const] : []),
    ...(room.success ? [] : ['room' as const]),
    ...(title.success ? [] : ['title' as const]),
  ]
  const lesson =
    problems.length > 0
      ? null
      : {
          ...{ classId: classId!, weekday: weekday!, weeks: weeks!, termId: term.termId },
          ...{ sectionFrom: sections![0], sectionTo: sections![1] },
          ...{ title: title.data!, room: room.data! },
        }
  return { ...row, problems, conflicts: 0, lesson }
}
