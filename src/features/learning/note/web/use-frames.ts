import { useCallback, useEffect, useRef, useState } from 'react'
import { keepLook } from '#src/features/content/editor/web/edit/file-looks.ts'
import { quietly } from '#src/web/quietly.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { createFrameQueue, type FrameState } from './frame-queue.ts'
import { frameStore, type KeptFrame } from './frame-store.ts'

/** Frames that this browser forbids to keep on the device: they live as long as the page. */
const memory = new Map<string, KeptFrame>()

const all = async (personId: number) => [
  ...((await quietly(frameStore.of(personId))) ?? []),
  ...[...memory.values()].filter((frame) => frame.personId === personId),
]

/**
 * Keeps frames of films on this device, and sends them.
 * @returns their looks by key, the states of those that are on their way by the key of their note, and what keeps or
 * forgets them
 */
export function useFrames(personId: number | undefined) {
  const [looks, setLooks] = useState<ReadonlyMap<string, string>>(new Map())
  const [states, setStates] = useState<ReadonlyMap<string, FrameState>>(new Map())
  const queue = useRef<ReturnType<typeof createFrameQueue>>(undefined)
  const show = useCallback(({ key, picture }: KeptFrame) => {
    const url = URL.createObjectURL(picture)
    keepLook(key, url)
    setLooks((before) => new Map(before).set(key, url))
  }, [])
  useEffect(() => {
    if (personId === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const made = createFrameQueue({
      all: () => all(personId),
      async remove(key) {
        memory.delete(key)
        await quietly(frameStore.remove(key))
      },
      async alone(run) {
        if (!('locks' in navigator)) return run()
        await quietly(navigator.locks.request(`frames:${personId}`, { signal }, run))
      },
      async send(frame, cut) {
        // Without a network its script does not come: as a cut line.
        const { sendFrame } = await import('./send-frame.ts')
        await sendFrame(frame, { signal, cut })
      },
      refusalOf: async (error) => (await quietly(import('./send-frame.ts')))?.refusalOf(error),
      changed: ({ note }, state) => setStates((before) => changed(before, note, state)),
      isEnded: () => signal.aborted,
    })
    queue.current = made
    const begin = async () => {
      for (const frame of await all(personId)) show(frame)
      await made.flush()
    }
    void begin()
    const wake = () => void made.flush()
    addEventListener('online', wake)
    return () => {
      removeEventListener('online', wake)
      queue.current = undefined
      stop.abort()
    }
  }, [personId, show])

  /** Keeps a picture for a note and begins to send it. @returns its key, and whether it outlives the page */
  async function keep(picture: Blob, of: { courseId: number; note: string }) {
    const frame: KeptFrame = { key: randomHex(), personId: personId ?? 0, picture, ...of }
    const isKept = (await quietly(frameStore.keep(frame).then(() => true))) ?? false
    if (!isKept) memory.set(frame.key, frame)
    show(frame)
    void queue.current?.flush()
    return { key: frame.key, isKept }
  }
  /** Leaves out what is on its way for a note that is deleted. */
  async function forget(note: string) {
    for (const frame of await all(personId ?? 0)) {
      if (frame.note !== note) continue
      memory.delete(frame.key)
      await quietly(frameStore.remove(frame.key))
    }
  }
  return { looks, states, keep, forget: (note: string) => void forget(note) }
}

function changed(
  before: ReadonlyMap<string, FrameState>,
  note: string,
  state: FrameState | undefined,
): ReadonlyMap<string, FrameState> {
  const after = new Map(before)
  if (state === undefined) after.delete(note)
  else after.set(note, state)
  return after
}
