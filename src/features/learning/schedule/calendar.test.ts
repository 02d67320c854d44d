import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/shared/school-day.ts'
import { runs } from '#tests/property.ts'
import {
  type Change,
  daysOf,
  type Rule,
  slotsBetween,
  type SpecialDay,
  type Term,
  weekdayOf,
  weekOf,
} from './calendar.ts'
import { allWeeks, evenWeeks, oddWeeks, readWeeks, weekSet, weeksIn, writeWeeks } from './weeks.ts'

const term: Term = { termId: 1, startsOn: '2026-08-31', weeks: 20, examWeeks: 0 }

/** What takes place on one day, found by looking at that day alone. */
function naive(
  day: string,
  { rules, changes, days }: { rules: Rule[]; changes: Change[]; days: SpecialDay[] },
): string[] {
  const isHoliday = (one: string) => days.some((x) => x.kind === 'holiday' && x.day === one)
  const found: string[] = []
  const nominal = (rule: Rule, one: string) => {
    const passed = Math.round((Date.parse(one) - Date.parse(term.startsOn)) / 86_400_000)
    const week = Math.floor(passed / 7) + 1
    const weekday = new Date(`${one}T12:00:00Z`).getUTCDay() || 7
    return (
      passed >= 0 &&
      week <= term.weeks &&
      weeksIn(rule.weeks).includes(week) &&
      weekday === rule.weekday
    )
  }
  const said = (rule: Rule, one: string, section: number) => `${rule.lessonId} ${one} ${section}`
  const makeUp = days.find((x) => x.day === day && x.replaces !== null && isHoliday(x.replaces))
  for (const rule of rules) {
    const own = (one: string) => changes.find((x) => x.lessonId === rule.lessonId && x.day === one)
    const base = makeUp ? makeUp.replaces! : day
    if (!isHoliday(day) || makeUp) {
      if (nominal(rule, base) && !own(base)) found.push(said(rule, base, rule.sectionFrom))
    }
    for (const change of changes)
      if (change.lessonId === rule.lessonId && change.toDay === day && nominal(rule, change.day))
        found.push(said(rule, change.day, change.sectionFrom!))
  }
  return found.toSorted()
}

const inTerm = fc.integer({ min: 0, max: 139 }).map((at) => addDays(term.startsOn, at))
const weeks = fc.oneof(
  fc.constant(allWeeks(20)),
  fc.constant(oddWeeks(20)),
  fc.constant(evenWeeks(20)),
  fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 }).map(weekSet),
)
const rule = (lessonId: number) =>
  fc.record({
    ...{ lessonId: fc.constant(lessonId), termId: fc.constant(1), room: fc.constant('A101') },
    weekday: fc.integer({ min: 1, max: 7 }),
    sectionFrom: fc.integer({ min: 1, max: 8 }),
    sectionTo: fc.constant(8),
    weeks,
  })
const specialDays = fc
  .uniqueArray(fc.record({ day: inTerm, holiday: fc.boolean(), pick: fc.nat() }), {
    selector: ({ day }) => day,
    maxLength: 30,
  })
  .map((list) => {
    const holidays = list.filter((one) => one.holiday).map(({ day }) => day)
    const left = [...holidays]
    return list.map(({ day, holiday, pick }): SpecialDay => {
      if (holiday) return { day, kind: 'holiday', replaces: null }
      const replaces =
        pick % 4 === 0 ? null : (left.splice(pick % (left.length || 1), 1)[0] ?? null)
      return { day, kind: 'makeUp', replaces }
    })
  })
const change = fc.record({
  lessonId: fc.integer({ min: 1, max: 3 }),
  at: fc.nat(),
  to: fc.option(inTerm, { nil: null }),
  section: fc.integer({ min: 1, max: 8 }),
})

test('the lessons of any rules equal those of a count day by day', () => {
  fc.assert(
    fc.property(
      fc.tuple(rule(1), rule(2), rule(3)),
      specialDays,
      fc.array(change, { maxLength: 12 }),
      (rules, days, drawn) => {
        const changes = new Map<string, Change>()
        for (const { lessonId, at, to, section } of drawn) {
          const named = daysOf(rules[lessonId - 1]!, term)
          const day = named[at % named.length]!
          changes.set(`${lessonId} ${day}`, {
            ...{ lessonId, day, toDay: to, reason: 'r', room: to === null ? null : 'B202' },
            ...{ sectionFrom: to === null ? null : section, sectionTo: to === null ? null : 8 },
          })
        }
        const given = { rules, days, changes: [...changes.values()], terms: [term] }
        for (let at = 0; at < 140; at++) {
          const day = addDays(term.startsOn, at)
          const shown = slotsBetween(given, day, day)
          const on = shown
            .filter(({ state }) => state === 'on')
            .map((one) => `${one.lessonId} ${one.day} ${one.sectionFrom}`)
          expect(on.toSorted()).toEqual(naive(day, given))
        }
        // Nothing disappears: each lesson that a rule names stands somewhere.
        const all = slotsBetween(given, '2026-01-01', '2027-12-31')
        for (const one of rules)
          for (const day of daysOf(one, term))
            expect(all.some((x) => x.lessonId === one.lessonId && x.day === day)).toBe(true)
      },
    ),
    runs(60),
  )
})

test('weeks are written and read without loss', () => {
  fc.assert(
    fc.property(weeks, (set) => {
      expect(readWeeks(writeWeeks(set), 20)).toBe(set)
    }),
    runs(100),
  )
})

test.each([
  ['1-8,10-16', '1-8,10-16'],
  ['第1－16周（单）', '1,3,5,7,9,11,13,15'],
  ['2~8双，9', '2,4,6,8-9'],
  ['单周', '1,3,5,7,9,11,13,15,17,19'],
  ['even weeks', '2,4,6,8,10,12,14,16,18,20'],
  ['全部', '1-20'],
  ['', '1-20'],
])('weeks as teachers write them: %s', (typed, written) => {
  expect(writeWeeks(readWeeks(typed, 20)!)).toBe(written)
})

test.each(['0-3', '1-21', '8-1', 'Monday', '2单', '1-', '99999999999'])('no weeks: %s', (typed) => {
  expect(readWeeks(typed, 20)).toBeUndefined()
})

test('weeks of a term begin on its Monday and end with its last Sunday', () => {
  expect(weekOf(term, '2026-08-30')).toBeNull()
  expect(weekOf(term, '2026-08-31')).toBe(1)
  expect(weekOf(term, '2026-09-06')).toBe(1)
  expect(weekOf(term, '2026-09-07')).toBe(2)
  expect(weekOf(term, '2027-01-17')).toBe(20)
  expect(weekOf(term, '2027-01-18')).toBeNull()
  expect(weekdayOf('2026-11-29')).toBe(7)
})

test('a lesson whose room alone has changed stands once', () => {
  const one: Rule = {
    ...{ lessonId: 1, termId: 1, weekday: 1, sectionFrom: 1, sectionTo: 2 },
    ...{ weeks: weekSet([3]), room: 'A101' },
  }
  const given = { rules: [one], days: [], terms: [term] }
  const day = '2026-09-14'
  const to = { lessonId: 1, day, toDay: day, sectionFrom: 1, sectionTo: 2, room: 'B1', reason: 'r' }
  const slots = slotsBetween({ ...given, changes: [to] }, day, day)
  expect(slots).toMatchObject([{ state: 'on', room: 'B1', reason: 'r' }])
})
