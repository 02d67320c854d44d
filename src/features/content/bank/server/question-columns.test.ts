import { expect, test } from 'vitest'
import { emptyBody } from '../../question/body/empty.ts'
import { columnsOf } from './question-columns.ts'

const titleOf = (zh: string) => columnsOf({ ...emptyBody('essay'), stem: { zh, en: '' } }).title

test('a title that is cut says so, and a whole one does not', () => {
  expect(titleOf(`<p>${'货'.repeat(200)}</p>`)).toBe('货'.repeat(200))
  expect(titleOf(`<p>${'货'.repeat(201)}</p>`)).toBe(`${'货'.repeat(199)}…`)
})
