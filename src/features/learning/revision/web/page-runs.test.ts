import { expect, test } from 'vitest'
import { pageRuns } from './page-runs.ts'

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1–2'],
  [[1, 2, 3, 7, 9, 10], '1–3, 7, 9–10'],
])('%j reads %s', (pages, runs) => {
  expect(pageRuns(pages)).toBe(runs)
})
