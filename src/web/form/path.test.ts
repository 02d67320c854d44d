import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getAt, hasAt, movedPath, setAt } from './path.ts'

const name = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}$/),
  fc.constantFrom('__proto__', 'constructor', 'length'),
)
const path = fc
  .array(fc.oneof(name, fc.nat(4).map(String)), { minLength: 1, maxLength: 4 })
  .map((names) => names.join('.'))
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
})).value

describe('paths into nested values', () => {
  test('a value set at a path is found there, and the input is not changed', () => {
    fc.assert(
      fc.property(fc.dictionary(name, tree), path, fc.string(), (values, at, value) => {
        const before = JSON.stringify(values)
        const next = setAt(values, at, value)
        expect(getAt(next, at)).toBe(value)
        expect(hasAt(next, at)).toBe(true)
        expect(JSON.stringify(values)).toBe(before)
        expect(Object.getPrototypeOf(next)).toBe(Object.getPrototypeOf({ ...values }))
      }),
    )
  })
  test('values beside the path stay the same objects', () => {
    fc.assert(
      fc.property(fc.dictionary(name, tree), name, path, (values, beside, at) => {
        fc.pre(at.split('.')[0] !== beside && Object.hasOwn(values, beside))
        expect(getAt(setAt(values, at, 1), beside)).toBe(getAt(values, beside))
      }),
    )
  })
  test('arrays stay arrays, and inherited properties are not values', () => {
    expect(setAt({ rows: ['a', 'b'] }, 'rows.1', 'c')).toEqual({ rows: ['a', 'c'] })
    expect(Array.isArray(setAt({ rows: [{ t: 1 }] }, 'rows.0.t', 2).rows)).toBe(true)
    expect(getAt({ a: 'text' }, 'a.length')).toBeUndefined()
    expect(setAt<object>({ rows: [] }, 'rows.length.0', 'a')).toEqual({
      rows: { length: { 0: 'a' } },
    })
    expect(hasAt({ a: undefined }, 'a')).toBe(true)
    expect(hasAt({ a: 1 }, 'toString')).toBe(false)
  })
})

test('paths move with their rows', () => {
  const without1 = (index: number) => (index === 1 ? undefined : index > 1 ? index - 1 : index)
  const moved = (at: string) => movedPath(at, 'rows', without1)
  expect(['rows', 'rows.0.t', 'rows.1.t', 'rows.2.t', 'rows.2.', 'rowsy.2'].map(moved)).toEqual([
    ...['rows', 'rows.0.t', undefined, 'rows.1.t', 'rows.1.', 'rowsy.2'],
  ])
})
