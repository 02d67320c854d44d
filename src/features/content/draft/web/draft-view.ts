import type { Change, DraftRecord, Records } from '../record.ts'
import { changed } from './record-changes.ts'
import { sameValue } from './same-value.ts'

/** The changes that are laid over the records of the server, in this order. */
export type Layers = () => readonly (readonly Change[])[]

/** The records as the person sees them: those of the server, under what this window has changed. */
export function createDraftView(start: ReadonlyMap<string, DraftRecord>, layers: Layers) {
  let server = new Map(start)
  let records: Records = new Map(start)
  const all = new Set<() => void>()
  const byKey = new Map<string, Set<() => void>>()

  function tell(keys: Iterable<string>) {
    for (const key of keys) for (const one of byKey.get(key) ?? []) one()
    for (const one of all) one()
  }

  /** Puts records into the view; those that are the same stay the same objects. */
  function put(values: ReadonlyMap<string, DraftRecord | null>) {
    const next = new Map(records)
    const keys: string[] = []
    for (const [key, value] of values) {
      const before = records.get(key) ?? null
      if (before === value || sameValue(before, value)) continue
      if (value) next.set(key, value)
      else next.delete(key)
      keys.push(key)
    }
    if (keys.length === 0) return
    records = next
    tell(keys)
  }

  /** Lays all layers over the records of some keys again. */
  function renew(keys: ReadonlySet<string>) {
    const values = new Map<string, DraftRecord | null>()
    for (const key of keys) values.set(key, server.get(key) ?? null)
    for (const layer of layers()) {
      for (const change of layer) {
        if (keys.has(change.key)) {
          values.set(change.key, changed(values.get(change.key) ?? null, change))
        }
      }
    }
    put(values)
  }

  const watchIn = (set: Set<() => void>, one: () => void) => {
    set.add(one)
    return () => void set.delete(one)
  }

  return {
    records: () => records,
    server: (): Records => server,
    /** Changes the view at once, as the last layer. */
    apply(changes: readonly Change[]) {
      const values = new Map<string, DraftRecord | null>()
      for (const change of changes) {
        const { key } = change
        const before = values.has(key) ? values.get(key)! : (records.get(key) ?? null)
        values.set(key, changed(before, change))
      }
      put(values)
    },
    /** Changes what the server has. The view follows with `renew`. */
    setServer(changes: readonly Change[]) {
      server = new Map(server)
      for (const change of changes) {
        const value = changed(server.get(change.key) ?? null, change)
        if (value) server.set(change.key, value)
        else server.delete(change.key)
      }
    },
    renew,
    tell,
    watch: (one: () => void) => watchIn(all, one),
    watchRecord(key: string, one: () => void) {
      const set = byKey.get(key) ?? new Set()
      byKey.set(key, set)
      return watchIn(set, one)
    },
  }
}
