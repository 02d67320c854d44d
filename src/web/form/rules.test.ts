import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { errorAt, realErrors, sameValues, shownErrors, sortErrors, withDraft } from './rules.ts'
import { errorsOf } from './schema.ts'

test('only touched fields show their errors, a nested field with the errors below it', () => {
  const own = { name: 'Enter a name', phone: 'Digits only', 'documents.1': 'Too large' }
  expect(shownErrors(own, {}, new Set(['name.']))).toEqual({ name: 'Enter a name' })
  expect(shownErrors(own, {}, new Set(['documents.']))).toEqual({ 'documents.1': 'Too large' })
  // 'documents' covers the list itself, but no row of it.
  expect(shownErrors(own, {}, new Set(['documents']))).toEqual({})
})

test('a refusal of the server is shown at its field unless a rule of the field applies', () => {
  expect(shownErrors({}, { name: 'Taken' }, new Set())).toEqual({ name: 'Taken' })
  expect(shownErrors({ name: 'Too long' }, { name: 'Taken' }, new Set(['name.']))).toEqual({
    name: 'Too long',
  })
})

test('a refusal without a field is listed separately, one below a field belongs to the field', () => {
  const fields = { name: 'Taken', captcha: 'Wrong', 'documents.2': 'Gone' }
  expect(sortErrors(fields, ['name', 'documents'])).toEqual({
    fields: { name: 'Taken', 'documents.2': 'Gone' },
    others: ['Wrong'],
  })
  expect(errorAt({ 'documents.2': 'Gone' }, 'documents')).toBe('Gone')
  expect(errorAt({ documentsOld: 'Gone' }, 'documents')).toBeUndefined()
})

test('empty messages do not count as errors', () => {
  expect(realErrors({ a: '', b: undefined, c: 'no' })).toEqual({ c: 'no' })
})

test('equal values count as unchanged', () => {
  expect(sameValues({ a: 'x', b: ['1'] }, { a: 'x', b: ['1'] })).toBe(true)
  expect(sameValues({ a: 'x', b: ['1'] }, { a: 'x', b: ['2'] })).toBe(false)
})

test('a draft restores only fields of the same name and type', () => {
  const initial = { name: '', agree: false, rows: ['a'] }
  const draft = { name: 'Li', agree: 'yes', gone: 1, rows: { 0: 'b' }, toString: 1 }
  expect(withDraft(initial, draft)).toEqual({ name: 'Li', agree: false, rows: ['a'] })
  expect(withDraft(initial, null)).toBe(initial)
})

test('the errors of a schema are the first of each path, in the language of the page', () => {
  const missing = bothWords('请输入', 'Enter it')
  const text = z.string().check(z.minLength(1, missing), z.minLength(2, 'short'))
  const schema = z.object({ title: text, answers: z.array(z.object({ text })) })
  const values = { title: 'ok', answers: [{ text: 'ok' }, { text: '' }] }
  expect(errorsOf(schema, values, 'en-US')).toEqual({ 'answers.1.text': 'Enter it' })
  expect(errorsOf(schema, values, 'zh-CN')).toEqual({ 'answers.1.text': '请输入' })
})
