import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import type { Locale } from '#src/shared/locale.ts'
import { slotsBetween } from '../calendar.ts'
import { conflictsShown } from '../limits.ts'
import type { ShownTerm } from '../schemas.ts'
import type { Conflict } from '../timetable-api.ts'
import type { School } from './book.ts'
import { changesOf, type Lesson, type Rivals } from './lessons.ts'

/** A lesson at one place, and what it needs there. */
export interface Taken {
  on: string
  sectionFrom: number
  sectionTo: number
  classId: number
  teacherId: number | null
  room: string
}

export const sameRoom = (a: string, b: string): boolean =>
  a !== '' && a.toLowerCase() === b.toLowerCase()

/** What two lessons need at once; none where they do not meet. */
export function meetIn(a: Taken, b: Taken): Conflict['of'] {
  if (a.on !== b.on || a.sectionFrom > b.sectionTo || b.sectionFrom > a.sectionTo) return []
  return [
    ...(a.classId === b.classId ? ['class' as const] : []),
    ...(a.teacherId !== null && a.teacherId === b.teacherId ? ['teacher' as const] : []),
    ...(sameRoom(a.room, b.room) ? ['room' as const] : []),
  ]
}

export const takenBy = (
  slots: ReturnType<typeof slotsBetween<Lesson>>,
): (Taken & { lesson: Lesson; day: string })[] =>
  slots
    .filter(({ state }) => state === 'on')
    .map(({ rule: lesson, ...slot }) => ({
      ...slot,
      ...{ lesson, classId: lesson.classId, teacherId: lesson.teacherId },
    }))

/** Reads where lessons of a term take place that need what the given ones need. */
export async function rivalsOf(
  read: Rivals,
  { school, term, wanted }: { school: School; term: ShownTerm; wanted: readonly Taken[] },
) {
  const lessons = await read({
    termId: term.termId,
    classIds: [...new Set(wanted.map(({ classId }) => classId))],
    teacherIds: [...new Set(wanted.flatMap(({ teacherId }) => teacherId ?? []))],
    rooms: [...new Set(wanted.flatMap(({ room }) => (room === '' ? [] : room.toLowerCase())))],
  })
  const given = { ...school, rules: lessons, changes: changesOf(lessons) }
  return takenBy(slotsBetween(given, '0000', '9999'))
}

/** Finds the lessons that the wanted ones meet: each once, with the number of times. */
export async function conflictsOf(
  read: Rivals,
  given: {
    school: School
    term: ShownTerm
    wanted: readonly Taken[]
    /** A lesson, or a single one of it, does not meet itself. */
    isItself: (lessonId: number, day: string) => boolean
    /** Whether the reader belongs to a class; of lessons of others only the time is said. */
    knows: (classId: number) => boolean
    locale: Locale
  },
): Promise<Conflict[]> {
  const found = new Map<number, Conflict>()
  for (const other of await rivalsOf(read, given)) {
    const { lesson, on } = other
    if (given.isItself(lesson.lessonId, other.day)) continue
    const of = new Set(given.wanted.flatMap((one) => meetIn(one, other)))
    if (of.size === 0) continue
    const known = found.get(lesson.lessonId)
    if (known) {
      known.count += 1
      known.of = [...new Set([...known.of, ...of])]
      continue
    }
    const isKnown = given.knows(lesson.classId)
    found.set(lesson.lessonId, {
      ...{ of: [...of], count: 1, day: on },
      ...{ sectionFrom: other.sectionFrom, sectionTo: other.sectionTo },
      className: isKnown ? lesson.className : '',
      title: isKnown ? lesson.title : '',
      room: isKnown || of.has('room') ? other.room : '',
      teacher: isKnown ? presentPerson(lesson.teacher, given.locale) : null,
    })
  }
  return [...found.values()].slice(0, conflictsShown)
}
