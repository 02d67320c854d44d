import { useCallback, useEffect, useRef, useState } from 'react'
import { windowLocks } from '#src/features/content/draft/web/window-locks.ts'
import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api, ApiError } from '#src/web/api.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { noteApi } from '../contract.ts'
import { createNoteQueue, type NoteQueue, type NoteState } from './note-queue.ts'
import { type KeptNote, type NoteBase, type NotePlace, noteStore } from './note-store.ts'

type Saved = AnswerOf<typeof noteApi.saveNote>

/** Delay after the last keystroke before a note is sent; it is stored on the device at once. */
const typingMs = 700

/**
 * Sends the notes of this person that are on this device, those of windows that were closed too.
 * @param on handlers; `found` gets the notes that are unsent as the page opens
 */
export function useNotes(
  personId: number | undefined,
  on: { found: (kept: KeptNote[]) => void; saved: (kept: KeptNote, now: Saved) => void },
) {
  const [states, setStates] = useState<ReadonlyMap<string, NoteState>>(new Map())
  const queue = useRef<NoteQueue>(undefined)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })
  useEffect(() => {
    if (personId === undefined) return
    const window = randomHex()
    const locks = windowLocks()
    const releases = [locks.hold(window)]
    const store = noteStore(personId, window)
    const answers = new Map<string, Saved>()
    const made = createNoteQueue({
      store,
      window,
      async send({ key, courseId, itemId, anchor }, sending) {
        const given = { ...{ key, courseId, itemId, anchor }, ...sending }
        const saved = await api(noteApi.saveNote, given, { quiet: true, background: true })
        answers.set(key, saved)
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
  }, [personId])
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
    flush: () => void queue.current?.flush(),
    drop: (key: string) => queue.current?.drop(key),
  }
}

/** A session may end and a server may restart; the note is sent again after either. */
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
