import { keepLook } from '#src/features/content/editor/web/edit/file-looks.ts'
import { quietly } from '#src/web/quietly.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { createFrameQueue, type FrameState } from './frame-queue.ts'
import { frameStore, type KeptFrame } from './frame-store.ts'

/** Frames that this browser forbids to keep on the device: they live as long as the page. */
const memory = new Map<string, KeptFrame>()

interface Given {
  personId: number
  signal: AbortSignal
  /** Told where a frame is seen from now on. */
  shown: (key: string, url: string) => void
  /** Told of a frame on its way, and of its end by undefined. */
  changed: (note: string, state: FrameState | undefined) => void
}

/** Keeps the frames of a person on this device, and sends them until the signal ends it. */
export function openFrameDevice({ personId, signal, shown, changed }: Given) {
  const all = async () => [
    ...((await quietly(frameStore.of(personId))) ?? []),
    ...[...memory.values()].filter((frame) => frame.personId === personId),
  ]
  const remove = async (key: string) => {
    memory.delete(key)
    await quietly(frameStore.remove(key))
  }
  const show = ({ key, picture }: KeptFrame) => {
    const url = URL.createObjectURL(picture)
    keepLook(key, url)
    shown(key, url)
  }
  let sender: typeof import('./send-frame.ts') | undefined
  const queue = createFrameQueue({
    ...{ all, remove },
    async alone(run) {
      if (!('locks' in navigator)) return run()
      await quietly(navigator.locks.request(`frames:${personId}`, { signal }, run))
    },
    async send(frame, cut) {
      // A script that does not come counts as one of an older build, which would reload the page.
      if (!sender && !navigator.onLine) throw new Error('the sender waits for the network')
      sender ??= await import('./send-frame.ts')
      await sender.sendFrame(frame, { signal, cut })
    },
    // Without the sender nothing was sent, and nothing refused.
    refusalOf: (error) => sender?.refusalOf(error),
    changed: ({ note }, state) => changed(note, state),
    isEnded: () => signal.aborted,
  })
  const flush = () => void queue.flush()
  addEventListener('online', flush, { signal })
  return {
    /** Shows and sends what an earlier page has left. */
    async begin() {
      for (const frame of await all()) show(frame)
      flush()
    },
    /** Keeps a picture for a note and begins to send it. @returns its key, and whether it outlives the page */
    async keep(picture: Blob, of: { courseId: number; note: string }) {
      const frame: KeptFrame = { key: randomHex(), personId, picture, ...of }
      const isKept = (await quietly(frameStore.keep(frame).then(() => true))) ?? false
      if (!isKept) memory.set(frame.key, frame)
      show(frame)
      flush()
      return { key: frame.key, isKept }
    },
    /** Leaves out what is on its way for a note that is deleted. */
    async forget(note: string) {
      for (const frame of await all()) if (frame.note === note) await remove(frame.key)
    },
  }
}
