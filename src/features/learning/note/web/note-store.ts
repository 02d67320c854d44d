import { keepStored, readStored, storedKeys } from '#src/web/stored.ts'
import type { Anchor } from '../anchor.ts'

/** Where a note belongs. */
export interface NotePlace {
  courseId: number
  chapterId: number
  itemId: number
  anchor: Anchor
}

/** The text that a note was written over; `revision` is null where it is a text of this device. */
export interface NoteBase {
  revision: number | null
  body: string
}

/** A note on this device whose text the server has not acknowledged. */
export interface KeptNote extends NotePlace {
  key: string
  /** The window that writes it: two windows never replace each other's texts. */
  window: string
  base: NoteBase | null
  body: string
  /** The save that is on its way. Until it is acknowledged it is repeated as it is, so that it counts once. */
  sending: { save: string; base: NoteBase | null; body: string } | null
  /** Why the server will not take it: the id of its refusal. */
  refused: string | null
  writtenAt: string
}

export interface NoteStore {
  all(): KeptNote[]
  get(key: string): KeptNote | undefined
  set(kept: KeptNote): void
  remove(key: string): void
  /** Windows that have left something on this device. */
  windows(): string[]
  /** Takes over the notes that a dead window has left. */
  adopt(window: string): void
}

/** What a person writes on this device first; those other than notes have JSON as `body`: answers to tasks, works of homework, annotations. */
export type Written = (typeof kinds)[number]
const kinds = ['note', 'task', 'homework', 'annotation'] as const

/** Notes of one person in local storage, or in memory where that is missing or full. */
export function noteStore(personId: number, window: string, what: Written = 'note'): NoteStore {
  const prefix = `${what}:${personId}:`
  const nameOf = (of: string, key: string) => `${prefix}${of}:${key}`
  const memory = new Map<string, KeptNote>()
  const rows = () => storedKeys('local').filter((name) => name.startsWith(prefix))
  const read = (name: string) => readStored('local', name) as KeptNote | undefined
  const get = (key: string) => memory.get(key) ?? read(nameOf(window, key))
  const set = (kept: KeptNote) => {
    if (keepStored('local', nameOf(window, kept.key), kept)) memory.delete(kept.key)
    else memory.set(kept.key, kept)
  }
  return {
    get,
    set,
    all() {
      const stored = rows().filter((name) => name.startsWith(nameOf(window, '')))
      const keys = new Set([
        ...memory.keys(),
        ...stored.map((name) => name.slice(nameOf(window, '').length)),
      ])
      return [...keys].flatMap((key) => get(key) ?? [])
    },
    remove(key) {
      memory.delete(key)
      keepStored('local', nameOf(window, key), undefined)
    },
    windows: () => [...new Set(rows().map((name) => name.slice(prefix.length).split(':')[0]!))],
    adopt(dead) {
      for (const name of rows().filter((one) => one.startsWith(nameOf(dead, '')))) {
        const left = read(name)
        // Of a note that this window writes too, the other one's text waits for the next window.
        if (!left || get(left.key)) continue
        set({ ...left, window })
        keepStored('local', name, undefined)
      }
    },
  }
}

/** What a person has written that is unsent on this device, of all windows. */
export const unsentNotes = (personId: number): string[] =>
  storedKeys('local').filter((name) =>
    kinds.some((what) => name.startsWith(`${what}:${personId}:`)),
  )
