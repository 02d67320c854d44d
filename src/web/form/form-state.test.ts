import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changed,
  cleanState,
  failed,
  type FormState,
  left,
  rowAdded,
  rowKeys,
  rowMoved,
  rowRemoved,
  settled,
} from './form-state.ts'

interface Values {
  title: string
  answers: { text: string }[]
}
test('a value that the server has given is no unsaved change, and the others stay as they were typed', () => {
  const typed = changed(cleanState({ title: '', revision: 1 }), 'title', 'typed')
  const { values, initial } = settled(typed, 'revision', 2)
  expect([values, initial]).toEqual([
    { title: 'typed', revision: 2 },
    { title: '', revision: 2 },
  ])
})

const clean = (...texts: string[]) =>
  cleanState<Values>({ title: '', answers: texts.map((text) => ({ text })) })

type Act = { kind: 'add' } | { kind: 'remove' | 'move'; at: number; to: number }
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant({ kind: 'add' as const }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'move' as const),
    at: fc.nat(6),
    to: fc.nat(6),
  }),
)

/** Texts are unique, so that each identifies its row. */
function apply(state: FormState<Values>, one: Act, made: number): FormState<Values> {
  const count = state.values.answers.length
  if (one.kind === 'add') return rowAdded(state, 'answers', { text: `new ${made}` })
  if (one.at >= count) return state
  if (one.kind === 'remove') return rowRemoved(state, 'answers', one.at)
  return rowMoved(state, 'answers', one.at, Math.min(one.to, count - 1))
}

test('rows keep their keys, errors and touched fields through any adding, removing and moving', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const start = clean('a', 'b', 'c')
      let state = failed(left(start, ['answers.1.text.']), { 'answers.1.text': 'wrong' }, [])
      const keyOf = (text: string) =>
        rowKeys(state, 'answers')[state.values.answers.findIndex((row) => row.text === text)]
      const key = keyOf('b')
      for (const [index, one] of acts.entries()) state = apply(state, one, index)
      const keys = rowKeys(state, 'answers')
      expect(new Set(keys).size).toBe(state.values.answers.length)
      const at = state.values.answers.findIndex((row) => row.text === 'b')
      if (at < 0) {
        expect(state.refused).toEqual({})
        expect(state.touched.size).toBe(0)
      } else {
        expect(keyOf('b')).toBe(key)
        expect(state.refused).toEqual({ [`answers.${at}.text`]: 'wrong' })
        expect([...state.touched]).toEqual([`answers.${at}.text.`])
      }
    }),
  )
})

test('the key of a removed row is not used again', () => {
  const state = rowAdded(rowRemoved(clean('a', 'b'), 'answers', 0), 'answers', { text: 'c' })
  expect(rowKeys(state, 'answers')).toEqual([1, 2])
})

test('a change clears the refusals of the value and of its parents, and keeps the others', () => {
  const state = failed(
    clean('a'),
    { title: 'Taken', answers: 'Too few', 'answers.0.text': 'Wrong' },
    ['No'],
  )
  expect(changed(state, 'answers.0.text', 'b').refused).toEqual({ title: 'Taken' })
  expect(changed(state, 'title', 'b').refused).toEqual({
    answers: 'Too few',
    'answers.0.text': 'Wrong',
  })
})
