import { type Change, fieldOf, overlap, type Records } from '../record.ts'
import type { DraftWorld } from './draft-world.ts'
import { isChangedBy } from './pending-acts.ts'

interface Held {
  key: string
  field: string
  value: unknown
  /** The revision whose text stands in the field. */
  base: number
  /** Cursors in it. */
  cursors: number
  isTyped: boolean
  cancel?: () => void
}

/** A field counts as being typed in for so long after the last key stroke. */
const typingMs = 5000

/** Fields with the cursor in them: their text stays, whatever other windows do. */
export function createHeldFields(
  world: Pick<DraftWorld, 'later'>,
  given: { records: () => Records; revision: () => number; released: (key: string) => void },
) {
  const held = new Map<string, Held>()
  const idOf = (key: string, field: string) => `${key} ${field}`

  function begin(key: string, field: string): Held {
    const found = held.get(idOf(key, field))
    if (found) return found
    const value = fieldOf(given.records().get(key) ?? null, field)
    const one = { key, field, value, base: given.revision(), cursors: 0, isTyped: false }
    held.set(idOf(key, field), one)
    return one
  }
  function endWhereDone(one: Held) {
    if (one.cursors > 0 || one.isTyped) return
    one.cancel?.()
    held.delete(idOf(one.key, one.field))
    given.released(one.key)
  }

  return {
    hold(key: string, field: string) {
      const one = begin(key, field)
      one.cursors += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        one.cursors -= 1
        one.isTyped = false
        endWhereDone(one)
      }
    },
    /** A key stroke, before it changes the records. */
    type(key: string, field: string) {
      const one = begin(key, field)
      one.isTyped = true
      one.cancel?.()
      one.cancel = world.later(() => {
        one.isTyped = false
        endWhereDone(one)
      }, typingMs)
    },
    /** The person has changed records: the held fields show it. */
    follow(changes: readonly Change[]) {
      for (const one of held.values()) {
        const record = given.records().get(one.key)
        const isOf = ({ key, field }: Change) => key === one.key && overlap(field, one.field)
        if (record && changes.some(isOf)) one.value = fieldOf(record, one.field)
      }
    },
    /** The oldest revision that the person sees in these fields. */
    baseOf: (changes: readonly Change[]): number =>
      [...held.values()]
        .filter((one) => changes.some((c) => c.key === one.key && overlap(c.field, one.field)))
        .reduce((base, one) => Math.min(base, one.base), given.revision()),
    /** Others have changed nothing in these fields until now. */
    know(news: { before: Records; after: Records }) {
      for (const one of held.values()) {
        if (!isChangedBy(news, one)) one.base = given.revision()
      }
    },
    /** The person has chosen this text, knowing all others. */
    choose(key: string, field: string, value: unknown) {
      for (const one of held.values()) {
        if (one.key !== key || !overlap(one.field, field)) continue
        Object.assign(one, { base: given.revision() })
        if (one.field === field) one.value = value
      }
    },
    layer: (): Change[] =>
      [...held.values()]
        // A long text that was not read yet.
        .filter(({ value }) => value !== undefined)
        .map(({ key, field, value }) => ({ key, field, value })),
  }
}
