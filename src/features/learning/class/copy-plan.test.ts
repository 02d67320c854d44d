import { expect, test } from 'vitest'
import type { CopiedRow } from './copy-api.ts'
import {
  chosenRows,
  firstDays,
  type Planning,
  planCopy,
  yearsWithoutHolidays,
} from './copy-plan.ts'

const empty = {
  ...{ dates: [], stays: null, leaves: [], lesson: null, categories: [], columns: [] },
  round: null,
}
const course: CopiedRow = {
  ...{ ...empty, kind: 'course', id: 1, title: '国际贸易实务' },
  dates: [{ field: 'opensOn', at: '2026-09-07' }],
}
const homework: CopiedRow = {
  ...{ ...empty, kind: 'homework', id: 2, title: '商业发票' },
  dates: [
    { field: 'visibleFrom', at: '2026-09-07T00:00:00.000Z' },
    { field: 'dueAt', at: '2026-09-11T15:59:00.000Z' },
    { field: 'lateUntil', at: '2026-09-13T15:59:00.000Z' },
  ],
}
const lesson: CopiedRow = {
  ...{ ...empty, kind: 'lesson', id: 3, title: '外贸单证' },
  lesson: {
    ...{ half: 0, weekday: 1, sectionFrom: 1, sectionTo: 2, weeks: '17-18', firstWeek: 17 },
    room: 'A101',
  },
}
const terms = [
  { yearFrom: 2026, half: 'first' as const, startsOn: '2026-08-31', weeks: 20 },
  { yearFrom: 2026, half: 'second' as const, startsOn: '2027-02-22', weeks: 16 },
]
const [autumn, spring] = (['first', 'second'] as const).map((semester) => ({
  ...{ yearFrom: 2026, semester },
})) as [Planning['to'], Planning['to']]
const given: Planning = {
  ...{ rows: [course, homework, lesson], terms, holidays: [], to: spring, weeks: 25 },
  ...{ turned: new Set(), typed: new Map(), today: '2026-11-29' },
}

test('the first days are those of the school calendar, or else half a year after the earliest date', () => {
  expect(firstDays(given, autumn, spring)).toEqual({ from: '2026-08-31', to: '2027-02-22' })
  const full = { yearFrom: 2027, semester: 'full' as const }
  expect(firstDays({ ...given, terms: [] }, autumn, spring)).toEqual({
    ...{ from: '2026-09-07', to: '2027-03-08' },
  })
  expect(firstDays(given, { ...full, yearFrom: 2026 }, full)).toEqual({
    ...{ from: '2026-08-31', to: '2027-08-30' },
  })
})

test('dates move with the shift, and typed ones stay', () => {
  const typed = new Map([['homework:2:visibleFrom', '']])
  const [first, second] = planCopy({ ...given, typed })
  expect(first!.dates).toMatchObject([{ was: '2026-09-07', is: '2027-03-01', isTyped: false }])
  expect(second!.dates.map(({ is }) => is)).toEqual([
    ...['', '2027-03-05T15:59:00.000Z', '2027-03-07T15:59:00.000Z'],
  ])
  expect(chosenRows(planCopy({ ...given, typed, turned: new Set(['course:1']) }))).toEqual([
    {
      ...{ kind: 'homework', id: 2 },
      dates: [
        { field: 'dueAt', at: '2027-03-05T15:59:00.000Z' },
        { field: 'lateUntil', at: '2027-03-07T15:59:00.000Z' },
      ],
    },
  ])
})

test('dates in the past, outside the semester and on a holiday are named by the day of the school', () => {
  const holidays = [{ day: '2027-03-06', name: '假日' }]
  // 15:59 in UTC is the same day on the school's clock, 16:00 the next.
  const typed = new Map([
    ['homework:2:visibleFrom', '2026-11-28T15:59:00.000Z'],
    ['homework:2:dueAt', '2027-03-05T16:00:00.000Z'],
    ['homework:2:lateUntil', '2027-06-13T16:00:00.000Z'],
  ])
  const dates = planCopy({ ...given, holidays, typed })[1]!.dates
  expect(dates.map(({ warnings }) => warnings)).toEqual([
    { past: true, outside: true, holiday: null },
    { past: false, outside: false, holiday: '假日' },
    { past: false, outside: true, holiday: null },
  ])
  const plan = planCopy({ ...given, weeks: 100 })
  expect(yearsWithoutHolidays(plan, { ...given, holidays })).toEqual(['2028'])
})

test.each([
  ['without a due date', 'dueAt', '', [null, 'missing', null]],
  ['due before it is visible', 'dueAt', '2027-02-28T00:00:00.000Z', [null, 'order', null]],
  ['late until before it is due', 'lateUntil', '2027-03-05T15:59:00.000Z', [null, null, 'order']],
  ['in a year that is half typed', 'dueAt', '0202-03-05T15:59:00.000Z', [null, 'range', null]],
])('homework %s is wrong beside its date', (_, field, at, errors) => {
  const plan = planCopy({ ...given, typed: new Map([[`homework:2:${field}`, at]]) })
  expect(plan[1]!.dates.map(({ error }) => error)).toEqual(errors)
})

test('lessons need the semester in the school calendar, and a week of theirs in it', () => {
  expect(planCopy(given)[2]).toMatchObject({ stays: 'noWeeks', comes: false })
  expect(planCopy({ ...given, terms: [terms[0]!] })[2]).toMatchObject({ stays: 'noTerm' })
  expect(planCopy({ ...given, to: autumn })[2]).toMatchObject({ stays: null, comes: true })
})

const round: CopiedRow = {
  ...{ ...empty, kind: 'peer', id: 2, title: '商业发票' },
  round: { reviews: 3, days: 7, anonymous: true, wordsRequired: false },
}

test('a peer round ends as many days after the moved date as before, with the doubts about that day', () => {
  const holidays = [{ day: '2027-03-12', name: '假日' }]
  const rows = [homework, round]
  const end = { was: '2026-09-18T15:59:00.000Z', is: '2027-03-12T15:59:00.000Z' }
  const warnings = { past: false, outside: false, holiday: '假日' }
  expect(planCopy({ ...given, rows, holidays })[1]).toMatchObject({ end: { ...end, warnings } })
  const typed = new Map([['homework:2:dueAt', '2027-03-06T10:00:00.000Z']])
  expect(planCopy({ ...given, rows, typed })[1]!.end!.is).toBe('2027-03-13T10:00:00.000Z')
  const none = new Map([['homework:2:dueAt', '']])
  expect(planCopy({ ...given, rows, typed: none })[1]!.end).toBeNull()
  const turned = new Set(['homework:2'])
  expect(planCopy({ ...given, rows, turned })[1]).toMatchObject({
    ...{ stays: 'noHomework', comes: false, end: null },
  })
})

test('columns of a gradebook come along with their homework, and announcements where they are chosen', () => {
  const needs = { kind: 'homework' as const, id: 2 }
  const rows: CopiedRow[] = [
    homework,
    {
      ...{ ...empty, kind: 'gradebook', id: 9, title: '' },
      columns: [
        { name: '课堂表现', stays: false, needs: null },
        { name: '商业发票', stays: false, needs },
        { name: '旧测验', stays: true, needs: null },
      ],
    },
    {
      ...{ ...empty, kind: 'announcement', id: 4, title: '停课' },
      dates: [{ field: 'publishAt', at: '2026-09-07T00:00:00.000Z' }],
    },
  ]
  const comes = (turned: string[], weeks = 25) => {
    const plan = planCopy({ ...given, rows, weeks, turned: new Set(turned) })
    return {
      columns: plan[1]!.columns.map((column) => column.comes),
      announcement: [plan[2]!.comes, plan[2]!.dates[0]!.error],
    }
  }
  expect(comes([])).toEqual({ columns: [true, true, false], announcement: [false, null] })
  expect(comes(['homework:2', 'announcement:4'], 1)).toEqual({
    ...{ columns: [true, false, false], announcement: [true, 'passed'] },
  })
})
