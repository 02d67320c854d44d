import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { addDays, addMonths, schoolDay } from '#src/shared/school-day.ts'
import { lastDayOf, mondayOf, termOn, weekdayOf, weekOf } from '../calendar.ts'
import type { scheduleApi, TermCell } from '../contract.ts'
import type { CalendarView } from '../limits.ts'
import type { ShownDue } from '../contract.ts'
import type { ShownSlot, ShownTerm } from '../schemas.ts'
import { sectionsOn } from '../sections.ts'
import { classesOf } from '#src/features/learning/class/server/members-of.ts'
import { readSchool } from './book.ts'
import { readDue } from './due.ts'
import { ownLessons } from './lessons.ts'
import { presentDays, presentSlots } from './present.ts'

/** Names of lessons that a day of the view of a term shows. */
const titlesShown = 2

/** Reads a person's calendar: lessons of the person's classes, and the dates of all rooms. */
export async function getCalendar(
  call: Call<typeof scheduleApi.getCalendar>,
): Promise<AnswerOf<typeof scheduleApi.getCalendar>> {
  const { db, viewer, locale, ports, input } = call
  const today = schoolDay()
  const day = input.day ?? today
  // Of a term only the school knows the days: so it is read first, with what a month needs.
  const school = await readSchool(db, ...aroundOf(day, input.view))
  const range = rangeOf(input.view, day, school.terms)
  const { from, to } = range
  const asked = { userId: viewer.id, from, to }
  const [lessons, due, classes] = await Promise.all([
    ownLessons(db, asked),
    readDue({ db, ports, locale, ...asked }),
    classesOf(db, viewer.id),
  ])
  const slots = presentSlots(school, lessons, { from, to, locale })
  const isTerm = input.view === 'term'
  const term = (isTerm ? nearestTerm : termOn)(school.terms, day) ?? null
  return {
    ...range,
    ...{ view: input.view, today, day, term, terms: school.terms, due },
    week: term ? weekOf(term, day) : null,
    sections: [...sectionsOn(school.sections, day)],
    days: presentDays(school, { from, to, locale }),
    slots: isTerm ? [] : slots,
    cells: isTerm ? cellsOf(slots, due) : [],
    hasClasses: classes.some(({ archived }) => !archived),
  }
}

/** The days around which holidays are read: a term may begin half a year before its last day. */
const aroundOf = (day: string, view: CalendarView): [string, string] =>
  view === 'term' ? [addDays(day, -230), addDays(day, 230)] : [addDays(day, -45), addDays(day, 45)]

type Range = Pick<AnswerOf<typeof scheduleApi.getCalendar>, 'from' | 'to' | 'before' | 'after'>

/** Returns the days of a view, and a day of the view before and after. */
export function rangeOf(view: CalendarView, day: string, terms: readonly ShownTerm[]): Range {
  switch (view) {
    case 'day':
      return { from: day, to: day, before: addDays(day, -1), after: addDays(day, 1) }
    case 'week': {
      const from = mondayOf(day)
      return { from, to: addDays(from, 6), before: addDays(from, -7), after: addDays(from, 7) }
    }
    case 'month': {
      const first = `${day.slice(0, 7)}-01`
      const next = `${addMonths(day.slice(0, 7), 1)}-01`
      const from = mondayOf(first)
      const last = addDays(next, -1)
      const before = `${addMonths(day.slice(0, 7), -1)}-01`
      return { from, to: addDays(last, 7 - weekdayOf(last)), before, after: next }
    }
    case 'term':
      return termRange(day, terms)
  }
}

/** The term of the day; between terms the next one, or else the last. */
export function nearestTerm<T extends ShownTerm>(terms: readonly T[], day: string): T | undefined {
  return termOn(terms, day) ?? terms.find(({ startsOn }) => startsOn > day) ?? terms.at(-1)
}

function termRange(day: string, terms: readonly ShownTerm[]): Range {
  const term = nearestTerm(terms, day)
  if (!term) {
    const from = mondayOf(day)
    return { from, to: addDays(from, 20 * 7 - 1), before: null, after: null }
  }
  const at = terms.indexOf(term)
  return {
    ...{ from: term.startsOn, to: lastDayOf(term) },
    before: terms[at - 1]?.startsOn ?? null,
    after: terms[at + 1]?.startsOn ?? null,
  }
}

function cellsOf(slots: readonly ShownSlot[], due: readonly ShownDue[]): TermCell[] {
  const cells = new Map<string, TermCell>()
  const cell = (day: string) => {
    const found = cells.get(day) ?? { day, lessons: 0, titles: [], due: 0 }
    cells.set(day, found)
    return found
  }
  for (const { on, state, title } of slots) {
    if (state !== 'on') continue
    const one = cell(on)
    one.lessons += 1
    if (one.titles.length < titlesShown && !one.titles.includes(title)) one.titles.push(title)
  }
  for (const { day } of due) cell(day).due += 1
  return [...cells.values()]
}
