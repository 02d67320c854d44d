import { useCallback, useEffect, useRef, useState } from 'react'
import { windowLocks } from '#src/features/content/draft/web/window-locks.ts'
import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { ApiError } from '#src/web/api.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Acknowledged, createNoteQueue, type NoteQueue, type NoteState } from './note-queue.ts'
import {
  type KeptNote,
  type NoteBase,
  type NotePlace,
  noteStore,
  type Written,
} from './note-store.ts'

/** Delay after the last keystroke before a text is sent; it is stored on the device at once. */
const typingMs = 700

/**
 * Sends what this person writes that is on this device first, that of windows that were closed too.
 * @param on handlers; `found` gets the texts that are unsent as the page opens
 */
export function useSending<A extends Acknowledged>(
  what: Written,
  personId: number | undefined,
  send: (kept: KeptNote, sending: NonNullable<KeptNote['sending']>) => Promise<A>,
  on: { found: (kept: KeptNote[]) => void; saved: (kept: KeptNote, now: A) => void },
) {
  const [states, setStates] = useState<ReadonlyMap<string, NoteState>>(new Map())
  const queue = useRef<NoteQueue>(undefined)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handlers = useRef({ send, ...on })
  useEffect(() => {
    handlers.current = { send, ...on }
  })
  useEffect(() => {
    if (personId === undefined) return
    const window = randomHex()
    const locks = windowLocks()
    const releases = [locks.hold(window)]
    const store = noteStore(personId, window, what)
    const answers = new Map<string, A>()
    const made = createNoteQueue({
      store,
      window,
      async send(kept, sending) {
        const saved = await handlers.current.send(kept, sending)
        answers.set(kept.key, saved)
        return saved
      },
      refusalOf,
      changed: (key, state) => setStates((before) => new Map(before).set(key, state)),
      saved: (kept) => handlers.current.saved(kept, answers.get(kept.key)!),
      newSave: randomHex,
      now: () => new Date().toISOString(),
      later(run, ms) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    queue.current = made
    const begin = async () => {
      for (const other of store.windows().filter((one) => one !== window)) {
        const release = await locks.take(other)
        if (!release) continue
        releases.push(release)
        store.adopt(other)
      }
      handlers.current.found(store.all())
      await made.wake()
    }
    void begin()
    const wake = () => void made.wake()
    const leave = () => document.visibilityState === 'hidden' && void made.flush()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', leave)
      clearTimeout(typing.current)
      queue.current = undefined
      // The last words are being sent, or stay on the device for the next window.
      void made.flush().finally(() => {
        made.stop()
        for (const release of releases) release()
      })
    }
  }, [what, personId])
  const write = useCallback(
    (key: string, place: NotePlace, base: NoteBase | null, body: string) => {
      clearTimeout(typing.current)
      queue.current?.write(key, place, base, body)
      typing.current = setTimeout(() => void queue.current?.flush(), typingMs)
    },
    [],
  )
  return {
    states,
    write,
    /** Sends without waiting. @returns whether the server now has all that it takes */
    flush: async () => (await queue.current?.wake()) ?? true,
    drop: (key: string) => queue.current?.drop(key),
  }
}

/** A session may end and a server may restart; the text is sent again after either. */
const passing = new Set<number>([
  codeNoAnswer,
  kinds.tokenExpired.code,
  kinds.sessionEnded.code,
  kinds.tooMany.code,
  kinds.failed.code,
  kinds.unavailable.code,
])

function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || passing.has(error.code)) return undefined
  return error.code >= 500 && error.code < 600 ? undefined : (error.id ?? String(error.code))
}
