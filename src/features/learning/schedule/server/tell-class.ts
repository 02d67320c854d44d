import { and, eq } from 'drizzle-orm'
import type { ClassFacts } from '#src/features/learning/class/server/state.ts'
import { tell } from '#src/features/learning/class/server/tell.ts'
import { classMembers } from '#src/features/learning/class/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import type { Rule } from '../calendar.ts'
import { schedulePaths } from '../paths.ts'
import type { ShownTerm } from '../schemas.ts'
import { ruleMessages } from './messages-text.ts'

type Caller = Parameters<typeof tell>[1]
type Words = Parameters<typeof tell>[2]['words']

/** Has the people of a class told about its lessons: they are those whom these concern. */
export async function tellClass(
  tx: Tx,
  call: Caller,
  { found, day, words }: { found: ClassFacts; day: string; words: Words },
): Promise<void> {
  const people = await tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, found.classId), eq(classMembers.state, 'member')))
  await tell(tx, call, {
    to: people.map(({ userId }) => userId),
    of: found,
    words,
    link: schedulePaths.class(found.classId, { day }),
  })
}

type Place = Pick<Rule, 'weekday' | 'sectionFrom' | 'sectionTo' | 'weeks' | 'room'>

const parts = ['weekday', 'sectionFrom', 'sectionTo', 'weeks', 'room'] as const

/** Tells of a recurring lesson whose time or room is another one, in a term that has not ended; not of its title alone. */
export async function tellOfRule(
  tx: Tx,
  call: Caller,
  given: { found: ClassFacts; term: ShownTerm; title: string; was: Place; is: Place | null },
): Promise<void> {
  const { found, term, title, was, is } = given
  const today = schoolDay()
  if (addDays(term.startsOn, term.weeks * 7) <= today) return
  if (is && parts.every((part) => is[part] === was[part])) return
  await tellClass(tx, call, {
    found,
    day: today < term.startsOn ? term.startsOn : today,
    words: ({ name }) =>
      is ? ruleMessages.changed(name, title, [was, is]) : ruleMessages.deleted(name, title, was),
  })
}
