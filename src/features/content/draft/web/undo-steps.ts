import { type Change, overlap, type Records } from '../record.ts'
import { takenBack } from './record-changes.ts'

interface Step {
  back: Change[]
  again: Change[]
  at: number
}

/** A pause after which typing on in the same field is another step. */
const pauseMs = 2000
const stepsMost = 200

const isTyping = (changes: readonly Change[]) =>
  changes.every(({ field }) => field !== '' && field !== 'place')
const sameFields = (one: readonly Change[], other: readonly Change[]) =>
  one.length === other.length &&
  one.every(({ key, field }) => other.some((b) => b.key === key && b.field === field))

/** The acts of this window that can be taken back, and those taken back that can be done again. */
export function createUndoSteps(now: () => number) {
  const done: Step[] = []
  let undone: Step[] = []

  return {
    /** Notes an act before it changes the records. @returns the changes that take it back */
    add(records: Records, changes: readonly Change[]): Change[] {
      const back = takenBack(records, changes)
      const last = done.at(-1)
      undone = []
      const typesOn =
        last &&
        isTyping(changes) &&
        isTyping(last.again) &&
        sameFields(last.again, changes) &&
        now() - last.at < pauseMs
      if (typesOn) Object.assign(last, { again: [...changes], at: now() })
      else done.push({ back, again: [...changes], at: now() })
      if (done.length > stepsMost) done.shift()
      return back
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undo(): Change[] | undefined {
      const step = done.pop()
      if (step) undone.push(step)
      return step?.back
    },
    redo(): Change[] | undefined {
      const step = undone.pop()
      if (step) done.push({ ...step, at: 0 })
      return step?.again
    },
    /** Another choice has made these fields: what they were is not to come back by an undo. */
    drop(key: string, field: string) {
      const isOf = ({ again }: Step) =>
        again.some((change) => change.key === key && overlap(change.field, field))
      for (const list of [done, undone]) {
        for (let at = list.length - 1; at >= 0; at--) if (isOf(list[at]!)) list.splice(at, 1)
      }
    },
  }
}
