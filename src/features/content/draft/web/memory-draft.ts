import { type Change, type DraftRecord, type Records, withField } from '../record.ts'
import type { DraftStore } from './draft-store.ts'

interface Step {
  before: Map<string, DraftRecord | null>
  after: Map<string, DraftRecord | null>
  /** The field that is being typed in. */
  field: string | undefined
}

/** A draft that is saved nowhere: for examples and tests. */
export function createMemoryDraft(start: Records, released: Records = start): DraftStore {
  let records = start
  const all = new Set<() => void>()
  const byKey = new Map<string, Set<() => void>>()
  const done: Step[] = []
  let undone: Step[] = []

  function put(values: ReadonlyMap<string, DraftRecord | null>) {
    const next = new Map(records)
    for (const [key, value] of values) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    records = next
    for (const key of values.keys()) for (const changed of byKey.get(key) ?? []) changed()
    for (const changed of all) changed()
  }
  const now = (keys: Iterable<string>) =>
    new Map([...keys].map((key) => [key, records.get(key) ?? null] as const))

  function take(changes: readonly Change[]): Step {
    const keys = new Set(changes.map(({ key }) => key))
    const [before, after] = [now(keys), now(keys)]
    for (const { key, field, value } of changes) {
      const record = after.get(key)
      if (field === '') after.set(key, value as DraftRecord | null)
      else if (record) after.set(key, withField(record, field, value))
    }
    const [one] = changes
    const isTyping = changes.length === 1 && typeof one!.value === 'string'
    const field = isTyping ? `${one!.key}.${one!.field}` : undefined
    put(after)
    return { before, after, field }
  }

  function watchIn(set: Set<() => void>, changed: () => void) {
    set.add(changed)
    return () => void set.delete(changed)
  }

  return {
    records: () => records,
    isChanged: (key) => records.get(key) !== released.get(key),
    watch: (changed) => watchIn(all, changed),
    watchRecord(key, changed) {
      const set = byKey.get(key) ?? new Set()
      byKey.set(key, set)
      return watchIn(set, changed)
    },
    act(changes, { isOwnStep = true } = {}) {
      if (changes.length === 0) return { undo: () => undefined }
      const step = take(changes)
      if (!isOwnStep) return { undo: () => put(step.before) }
      const last = done.at(-1)
      undone = []
      if (last && step.field !== undefined && last.field === step.field) last.after = step.after
      else done.push(step)
      return {
        undo() {
          const { before, after } = step
          put(before)
          done.push({ before: after, after: before, field: undefined })
        },
      }
    },
    undo() {
      const step = done.pop()
      if (!step) return false
      undone.push(step)
      put(step.before)
      return true
    },
    redo() {
      const step = undone.pop()
      if (!step) return false
      done.push(step)
      put(step.after)
      return true
    },
    whole: (keys) => Promise.resolve(new Map([...records].filter(([key]) => keys.includes(key)))),
  }
}
