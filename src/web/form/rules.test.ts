import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { errorAt, realErrors, sameValues, shownErrors, sortErrors, withDraft } from './rules.ts'
import { errorsOf } from './schema.ts'

test('only fields that were left show their error, a field of many values with all that lies in it', () => {
  const own = { name: 'Enter a name', phone: 'Digits only', 'documents.1': 'Too large' }
  expect(shownErrors(own, {}, new Set(['name.']))).toEqual({ name: 'Enter a name' })
  expect(shownErrors(own, {}, new Set(['documents.']))).toEqual({ 'documents.1': 'Too large' })
  // 'documents' covers the list itself, but no row of it.
  expect(shownErrors(own, {}, new Set(['documents']))).toEqual({})
})

test("the server's word stays beside its field until the field's own rule speaks", () => {
  expect(shownErrors({}, { name: 'Taken' }, new Set())).toEqual({ name: 'Taken' })
  expect(shownErrors({ name: 'Too long' }, { name: 'Taken' }, new Set(['name.']))).toEqual({
    name: 'Too long',
  })
})

test('a refusal that fits no field stands on top, one below a field beside it', () => {
  const fields = { name: 'Taken', captcha: 'Wrong', 'documents.2': 'Gone' }
  expect(sortErrors(fields, ['name', 'documents'])).toEqual({
    fields: { name: 'Taken', 'documents.2': 'Gone' },
    others: ['Wrong'],
  })
  expect(errorAt({ 'documents.2': 'Gone' }, 'documents')).toBe('Gone')
  expect(errorAt({ documentsOld: 'Gone' }, 'documents')).toBeUndefined()
})

test('empty messages are no errors', () => {
  expect(realErrors({ a: '', b: undefined, c: 'no' })).toEqual({ c: 'no' })
})

test('typed and taken back is not changed', () => {
  expect(sameValues({ a: 'x', b: ['1'] }, { a: 'x', b: ['1'] })).toBe(true)
  expect(sameValues({ a: 'x', b: ['1'] }, { a: 'x', b: ['2'] })).toBe(false)
})

test('a draft restores only fields of the same name and kind', () => {
  const initial = { name: '', agree: false, rows: ['a'] }
  const draft = { name: 'Li', agree: 'yes', gone: 1, rows: { 0: 'b' }, toString: 1 }
  expect(withDraft(initial, draft)).toEqual({ name: 'Li', agree: false, rows: ['a'] })
  expect(withDraft(initial, null)).toBe(initial)
})

test("a schema's errors are named by path, the first of each, in the reader's language", () => {
  const missing = bothWords('请输入', 'Enter it')
  const text = z.string().check(z.minLength(1, missing), z.minLength(2, 'short'))
  const schema = z.object({ title: text, answers: z.array(z.object({ text })) })
  const values = { title: 'ok', answers: [{ text: 'ok' }, { text: '' }] }
  expect(errorsOf(schema, values, 'en-US')).toEqual({ 'answers.1.text': 'Enter it' })
  expect(errorsOf(schema, values, 'zh-CN')).toEqual({ 'answers.1.text': '请输入' })
})
