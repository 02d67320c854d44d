import { expect, test } from 'vitest'
import { shifted, weekly } from './shift.ts'

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
