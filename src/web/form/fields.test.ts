import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import { changed, cleanState, type FormState, left, refusedBy } from './form-state.ts'

const typed = { username: 'wanghai', password: 'wrong' }
const submitted = left(cleanState(typed), ['username.', 'password.'])

const stateOf = (state: FormState<typeof typed>, unsure = false) =>
  fieldsOf({
    ...{
      state,
      errors: state.refused,
      wrong: {},
      pending: false,
      isAnswer: false,
      unsure,
      change: () => {},
    },
  }).field('username').state

test('a value that passes its rules is valid, until the server has refused it', () => {
  expect(stateOf(cleanState(typed))).toBe('empty')
  expect(stateOf(submitted)).toBe('success')
  const refused = refusedBy(submitted, typed, { password: 'The name or the password is wrong' }, [])
  expect(stateOf(refused)).toBe('empty')
  expect(stateOf(changed(refused, 'password', 'another'))).toBe('empty')
  expect(stateOf(changed(refused, 'username', 'wanghai2'))).toBe('success')
})

test('an unsure form marks no field as valid', () => {
  expect(stateOf(submitted, true)).toBe('empty')
})
