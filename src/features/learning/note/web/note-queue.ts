import { waitMs } from '#src/web/act/wait-ms.ts'
import type { KeptNote, NoteBase, NotePlace, NoteStore } from './note-store.ts'

/** saved: the server has it; saving: being sent; kept: on this device only, sent again automatically; refused: see why. */
export type NoteState = 'saved' | 'saving' | 'kept' | 'refused'

export interface Acknowledged {
  revision: number
  body: string
  merged: boolean
}

interface World {
  store: NoteStore
  window: string
  send(kept: KeptNote, save: NonNullable<KeptNote['sending']>): Promise<Acknowledged>
  /** @returns the id of a refusal that stays; undefined where a later try may succeed */
  refusalOf(error: unknown): string | undefined
  changed(key: string, state: NoteState): void
  /** The server has this text, with words of other devices if `merged`, and nothing newer was typed meanwhile. */
  saved(kept: KeptNote, now: Acknowledged): void
  newSave(): string
  now(): string
  later(run: () => void, ms: number): () => void
}

/**
 * Writes every change to this device before it is sent, one save after another for each note. A save without an answer
 * is repeated word for word before a newer text follows, so that the server counts it once.
 */
export function createNoteQueue(world: World) {
  const { store } = world
  let running: Promise<boolean> | undefined
  let failures = 0
  let cancel: (() => void) | undefined
  let ended = false

  const isReady = (kept: KeptNote) => kept.refused === null && !isBlank(kept.body)

  /** @returns whether the server now has every note that it takes */
  async function run(): Promise<boolean> {
    for (;;) {
      const next = store.all().find(isReady)
      if (!next || ended) return !ended
      const sending = next.sending ?? { save: world.newSave(), base: next.base, body: next.body }
      store.set({ ...next, sending })
      world.changed(next.key, 'saving')
      try {
        const now = await world.send(next, sending)
        failures = 0
        acknowledged(next.key, sending, now)
      } catch (error) {
        const refused = world.refusalOf(error)
        if (refused === undefined) return failedForNow()
        const kept = store.get(next.key)
        if (kept) store.set({ ...kept, sending: null, refused })
        world.changed(next.key, 'refused')
      }
    }
  }

  function acknowledged(key: string, sent: NonNullable<KeptNote['sending']>, now: Acknowledged) {
    const kept = store.get(key)
    if (!kept) return
    if (kept.body === sent.body) {
      store.remove(key)
      world.changed(key, 'saved')
      world.saved(kept, now)
      return
    }
    // Text typed meanwhile builds on this device's text, which the server may have merged.
    const base = now.merged
      ? { revision: null, body: sent.body }
      : { revision: now.revision, body: now.body }
    store.set({ ...kept, base, sending: null })
  }

  function failedForNow(): false {
    failures += 1
    for (const { key, refused } of store.all()) world.changed(key, refused ? 'refused' : 'kept')
    cancel?.()
    if (!ended) cancel = world.later(() => void flush(), waitMs(failures))
    return false
  }

  async function flush(): Promise<boolean> {
    cancel?.()
    cancel = undefined
    running ??= run().finally(() => (running = undefined))
    return running
  }

  return {
    flush,
    /** Keeps a text on this device at once; `flush` sends it. `base` is the text that the writer began from. */
    write(key: string, place: NotePlace, base: NoteBase | null, body: string) {
      const kept = store.get(key)
      store.set({
        ...{ ...place, key, window: world.window, body, refused: null, writtenAt: world.now() },
        base: kept ? kept.base : base,
        sending: kept?.sending ?? null,
      })
      world.changed(key, failures > 0 ? 'kept' : 'saving')
    },
    /** The network is back, or the page has just opened. */
    wake() {
      failures = 0
      return flush()
    },
    drop: (key: string) => store.remove(key),
    /** The page closes: unsent notes stay on this device. */
    stop() {
      ended = true
      cancel?.()
    },
  }
}

export type NoteQueue = ReturnType<typeof createNoteQueue>

/** Whether nothing is written: such a note is not sent. */
export const isBlank = (html: string): boolean =>
  !/data-(?:formula|frame)=/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
