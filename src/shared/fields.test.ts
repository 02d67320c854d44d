import { expect, test } from 'vitest'
import { dayField } from './fields.ts'

test('a day is one that the database can keep', () => {
  const isDay = (text: string) => dayField('?').safeParse(text).success
  expect(['2000-01-01', '2028-02-29', '2999-12-31'].filter(isDay)).toHaveLength(3)
  const wrong = ['0000-01-01', '1999-12-31', '2026-02-30', '12026-01-01', '2026-1-1', '']
  expect(wrong.filter(isDay)).toEqual([])
})
