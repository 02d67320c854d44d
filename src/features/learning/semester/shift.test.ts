import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/shared/school-day.ts'
import { movedByWeeks, shifted, weekly, weeksBetween } from './shift.ts'

const autumn = {
  ...{ name: '秋季', nameEn: '', startsOn: '2026-09-07', endsOn: '2027-01-15' },
  ...{ enrolFrom: '2026-08-20', enrolUntil: '' },
  weeks: [{ chapterId: 1, opensOn: '2026-09-14' }],
}

test('a copy moves every day by as many, over the end of a year and of February', () => {
  expect(shifted(autumn, '2027-03-01')).toEqual({
    ...autumn,
    ...{ startsOn: '2027-03-01', endsOn: '2027-07-09', enrolFrom: '2027-02-11' },
    weeks: [{ chapterId: 1, opensOn: '2027-03-08' }],
  })
  expect(shifted(shifted(autumn, '2028-02-29'), autumn.startsOn)).toEqual(autumn)
})

test('a weekly pace ends with the semester', () => {
  const days = { startsOn: '2026-09-07', endsOn: '2026-09-20' }
  expect(weekly([1, 2, 3], days).map(({ opensOn }) => opensOn)).toEqual([
    '2026-09-07',
    '2026-09-14',
    '2026-09-20',
  ])
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const weeks = fc.integer({ min: -520, max: 520 })
const moment = fc
  .integer({ min: Date.UTC(2010, 0), max: Date.UTC(2040, 0) })
  .map((at) => new Date(at).toISOString())
/** With summer time on either half of the earth, with half an hour of it, and without. */
const zone = fc.constantFrom(
  ...['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'],
)
const clockOf = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(new Date(at))
const weekdayIn = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(new Date(at))

test('the weeks between two days move the one to the week of the other, on the same weekday', () => {
  fc.assert(
    fc.property(day, day, (from, to) => {
      const moved = movedByWeeks(from, weeksBetween(from, to))
      expect(new Date(moved).getUTCDay()).toBe(new Date(from).getUTCDay())
      expect(weeksBetween(moved, to)).toBe(0)
    }),
  )
})

test('a moved day keeps its weekday, and days keep their order and come back', () => {
  fc.assert(
    fc.property(day, day, weeks, (one, other, by) => {
      const [a, b] = [movedByWeeks(one, by), movedByWeeks(other, by)]
      expect(new Date(a).getUTCDay()).toBe(new Date(one).getUTCDay())
      expect(a < b).toBe(one < other)
      expect(movedByWeeks(a, -by)).toBe(one)
    }),
  )
})

test('a moved moment keeps its weekday and its time on the clocks of the zone, but for times that a night leaves out', () => {
  fc.assert(
    fc.property(moment, weeks, zone, (at, by, of) => {
      const moved = movedByWeeks(at, by, of)
      const isKept = clockOf(moved, of) === clockOf(at, of)
      // Where the clocks are put forward, the time is one hour later at most, or half of one.
      if (isKept) expect(weekdayIn(moved, of)).toBe(weekdayIn(at, of))
      else {
        const before = new Date(Date.parse(moved) - 3_600_000).toISOString()
        const offsets = [before, moved].map((one) =>
          new Intl.DateTimeFormat('en', { timeZone: of, timeZoneName: 'longOffset' })
            .format(new Date(one))
            .replace(/^.*GMT/, ''),
        )
        expect(offsets[0]).not.toBe(offsets[1])
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['over the beginning of summer time', '2026-03-02T08:00:00.000Z', 8, '2026-04-27T07:00:00.000Z'],
  ['over its end', '2026-09-07T07:00:00.000Z', 12, '2026-11-30T08:00:00.000Z'],
  ['into the hour that is left out', '2026-03-22T01:30:00.000Z', 1, '2026-03-29T01:30:00.000Z'],
])('a moment in Berlin moves %s', (_, at, by, moved) => {
  expect(movedByWeeks(at, by, 'Europe/Berlin')).toBe(moved)
})
