import { addDays } from '#src/shared/school-day.ts'
import type { SlotState, SpecialDayKind } from './limits.ts'
import { hasWeek, weeksIn } from './weeks.ts'

/** A term: `startsOn` is the Monday of week 1, `examWeeks` a set of weeks. */
export interface Term {
  termId: number
  startsOn: string
  weeks: number
  examWeeks: number
}

export interface SpecialDay {
  day: string
  kind: SpecialDayKind
  /** The holiday whose lessons are made up on this day. */
  replaces: string | null
}

/** What a lesson's rule says. */
export interface Rule {
  lessonId: number
  termId: number
  weekday: number
  sectionFrom: number
  sectionTo: number
  weeks: number
  room: string
}

/** A single lesson that differs from its rule, by the day that the rule gives. Without `toDay` it is cancelled. */
export interface Change {
  lessonId: number
  day: string
  toDay: string | null
  sectionFrom: number | null
  sectionTo: number | null
  room: string | null
  reason: string
}

/** One entry of a calendar. A moved lesson has two: its original place, and the one at which it takes place. */
export interface Slot {
  lessonId: number
  /** The day by the rule, which names the lesson. */
  day: string
  /** The day on which this entry stands. */
  on: string
  sectionFrom: number
  sectionTo: number
  room: string
  state: SlotState
  /** Why it is not as the rule says; '' where no teacher has changed it. */
  reason: string
  /** Where a lesson that was moved or made up takes place; and for that place, where it comes from. */
  elsewhere: string | null
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** 1 – Monday … 7 – Sunday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

export const lastDayOf = ({ startsOn, weeks }: Pick<Term, 'startsOn' | 'weeks'>): string =>
  addDays(startsOn, weeks * 7 - 1)

/** Returns the school week of a day; null outside the term. */
export function weekOf({ startsOn, weeks }: Pick<Term, 'startsOn' | 'weeks'>, day: string) {
  const week = Math.floor(daysBetween(startsOn, day) / 7) + 1
  return week >= 1 && week <= weeks ? week : null
}

/** Returns the term in which a day lies. */
export const termOn = <T extends Term>(terms: readonly T[], day: string): T | undefined =>
  terms.find((term) => weekOf(term, day) !== null)

export interface Book {
  terms: readonly Term[]
  days: readonly SpecialDay[]
}

/** Finds holidays and the days on which they are made up. A day that replaces no holiday is an ordinary one. */
export function openBook({ terms, days }: Book) {
  const holidays = new Set(days.filter(({ kind }) => kind === 'holiday').map(({ day }) => day))
  const makesUp = days.filter(({ replaces }) => replaces !== null && holidays.has(replaces))
  return {
    terms: new Map(terms.map((term) => [term.termId, term])),
    holidays,
    /** The day on which a holiday is made up. */
    madeUpOn: new Map(makesUp.map(({ day, replaces }) => [replaces!, day])),
    /** The holiday that is made up on a day. */
    replacedBy: new Map(makesUp.map(({ day, replaces }) => [day, replaces!])),
  }
}
type OpenBook = ReturnType<typeof openBook>

/** Returns the days that a rule names, whatever becomes of them. */
export function daysOf(rule: Rule, term: Term): string[] {
  return weeksIn(rule.weeks)
    .filter((week) => week <= term.weeks)
    .map((week) => addDays(term.startsOn, (week - 1) * 7 + rule.weekday - 1))
}

/** Whether a rule names this day. */
export function namesDay(rule: Rule, term: Term, day: string): boolean {
  const week = weekOf(term, day)
  return week !== null && hasWeek(rule.weeks, week) && weekdayOf(day) === rule.weekday
}

/**
 * Returns everything that the calendar shows of lessons between two days, both included, in order. The order of what
 * decides: a teacher's change of the single lesson, then holidays and make-up days, then the rule.
 */
export function slotsBetween<R extends Rule>(
  given: Book & { rules: readonly R[]; changes: readonly Change[] },
  from: string,
  to: string,
): (Slot & { rule: R })[] {
  const book = openBook(given)
  const changes = new Map(given.changes.map((one) => [`${one.lessonId} ${one.day}`, one]))
  const slots = given.rules.flatMap((rule) => {
    const term = book.terms.get(rule.termId)
    if (!term) return []
    return daysOf(rule, term).flatMap((day) =>
      slotsOf(rule, day, book, changes.get(`${rule.lessonId} ${day}`)).map((slot) => ({
        ...slot,
        rule,
      })),
    )
  })
  return slots
    .filter(({ on }) => from <= on && on <= to)
    .toSorted(
      (a, b) =>
        a.on.localeCompare(b.on) ||
        a.sectionFrom - b.sectionFrom ||
        a.sectionTo - b.sectionTo ||
        a.lessonId - b.lessonId ||
        a.day.localeCompare(b.day),
    )
}

/** Returns the entries of one lesson of a rule. */
export function slotsOf(
  rule: Rule,
  day: string,
  { holidays, madeUpOn, replacedBy }: OpenBook,
  change: Change | undefined,
): Slot[] {
  const { lessonId, sectionFrom, sectionTo, room } = rule
  const planned = { lessonId, day, on: day, sectionFrom, sectionTo, room, reason: '' }
  const slots: Slot[] = []
  /** Where it would be by holidays and make-up days; undefined where these leave it none. */
  let place: string | undefined = day
  if (holidays.has(day)) {
    place = madeUpOn.get(day)
    slots.push({ ...planned, state: 'holiday', elsewhere: change?.toDay ?? place ?? null })
  } else if (replacedBy.has(day)) {
    place = undefined
    slots.push({ ...planned, state: 'displaced', elsewhere: change?.toDay ?? null })
  }
  if (!change) {
    if (place === undefined) return slots
    const elsewhere = place === day ? null : day
    return [...slots, { ...planned, on: place, state: 'on', elsewhere }]
  }
  const { reason, toDay } = change
  if (place !== undefined) {
    const isSamePlace =
      toDay === place && change.sectionFrom === sectionFrom && change.sectionTo === sectionTo
    if (toDay === null)
      slots.push({ ...planned, on: place, state: 'cancelled', reason, elsewhere: null })
    // Where the room alone has changed, the lesson stands once.
    else if (!isSamePlace)
      slots.push({ ...planned, on: place, state: 'moved', reason, elsewhere: toDay })
  }
  if (toDay === null) return slots
  const moved = {
    ...{ sectionFrom: change.sectionFrom!, sectionTo: change.sectionTo!, room: change.room! },
    ...{ on: toDay, state: 'on' as const, reason, elsewhere: place ?? day },
  }
  return [...slots, { ...planned, ...moved }]
}
