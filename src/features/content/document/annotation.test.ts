import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeShapes, type Shape } from './annotation.ts'

const shape = (id: string): Shape => ({ id, kind: 'tick', colour: 'red', at: [1, 2] })
const ids = (shapes: readonly Shape[]) => shapes.map(({ id }) => id)
const some = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })

test('of what two teachers draw nothing is lost, and what one has erased stays erased', () => {
  fc.assert(
    fc.property(some, some, some, (base, theirs, mine) => {
      const merged = ids(mergeShapes(base, theirs.map(shape), mine.map(shape)))
      expect(new Set(merged).size, 'each shape is there once').toBe(merged.length)
      for (const id of 'abcdefgh') {
        const isThere = [theirs, mine].map((one) => one.includes(id))
        const wanted = base.includes(id) ? isThere.every(Boolean) : isThere.some(Boolean)
        expect(merged.includes(id), id).toBe(wanted)
      }
      const again = mergeShapes(
        base,
        mergeShapes(base, theirs.map(shape), mine.map(shape)),
        mine.map(shape),
      )
      expect(ids(again), 'a repeated save changes nothing').toEqual(merged)
    }),
  )
})

test('words that a teacher has changed in an own note replace those of before', () => {
  const note = (text: string): Shape => ({ id: 'n', kind: 'note', colour: 'red', at: [1, 2], text })
  expect(mergeShapes(['n'], [note('FO'), shape('a')], [note('FOB')])).toEqual([
    note('FOB'),
    shape('a'),
  ])
})
