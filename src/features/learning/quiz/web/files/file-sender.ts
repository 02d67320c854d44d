import type {
  AnswerFiles,
  FileWay,
  WaitingFile,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { createStore } from '#src/web/ui/store.ts'
import type { KeptFile } from './kept-files.ts'

export interface SenderWorld {
  /** What the answers belong to, among all that this device keeps: 'attempt 7'. */
  of: string
  /** Makes a photograph smaller and turns it. */
  shrink: (file: File, quarters: number) => Promise<File>
  /** Sends a file to its end. @returns the `userFileId` */
  send: (
    kept: KeptFile,
    given: {
      signal: AbortSignal
      sent: (bytes: number) => void
      cut: (isCut: boolean) => void
    },
  ) => Promise<number>
  /** Reads a file that was sent before this page was opened, to turn it. */
  read: (userFileId: number) => Promise<File>
  keep: (kept: KeptFile) => Promise<void>
  forget: (key: string) => Promise<void>
  words: (error: unknown) => string
  newId: () => string
  now: () => number
  /** The address of a picture in this page. */
  address: (file: File) => string
  /** Shows the QR code for an answer; left out where phones add nothing. */
  openPhone?: (questionId: number, part: string) => void
}

interface Entry extends WaitingFile {
  questionId: number
  part: string
  /** What is sent, or will be once it is made. */
  file?: File
  kept?: KeptFile
}

type Take = (userFileId: number, replaces: number | undefined) => void

const under = new Set<WaitingFile['state']>(['making', 'queued', 'sending', 'cut'])
const placeOf = (questionId: number, part: string) => `${questionId} ${part}`

/**
 * Sends the files of answers, such as those of an attempt at a quiz, one after the other, so that the first ones arrive early on a slow line. Each
 * is kept on the device from the moment it is made until its answer names it.
 */
export function createFileSender(world: SenderWorld) {
  const store = createStore<readonly Entry[]>([])
  const takes = new Map<string, Take>()
  /** Files that arrived before their question was shown. */
  const early = new Map<string, [Entry, number][]>()
  const sent = new Map<number, { file: File; address: string | undefined }>()
  const places = new Map<string, AnswerFiles>()
  let sending: { key: string; stop: AbortController } | undefined
  let ended = false

  const find = (key: string) => store.get().find((one) => one.key === key)
  const change = (key: string, change: Partial<Entry>) =>
    store.set(store.get().map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string) => store.set(store.get().filter((one) => one.key !== key))

  function add(entry: Omit<Entry, 'state' | 'share'>, source: File, quarters: number) {
    store.set([...store.get(), { ...entry, state: 'making', share: 0 }])
    void make(entry.key, source, quarters)
  }

  async function make(key: string, source: File, quarters: number) {
    const entry = find(key)
    if (!entry) return
    try {
      const file = entry.way === 'photo' ? await world.shrink(source, quarters) : source
      if (!find(key)) return
      const kept: KeptFile = {
        ...{ key, of: world.of, questionId: entry.questionId, part: entry.part },
        ...{ way: entry.way, name: entry.name, file, uploadId: world.newId(), keptAt: world.now() },
        ...(entry.replaces !== undefined && { replaces: entry.replaces }),
      }
      const preview = entry.way === 'photo' ? { preview: world.address(file) } : {}
      change(key, { file, kept, state: 'queued', ...preview })
      await world.keep(kept)
      // It was removed, or turned again, while it was being kept.
      if (find(key)?.kept !== kept) await world.forget(key)
      next()
    } catch (error) {
      change(key, { state: 'failed', error: world.words(error) })
    }
  }

  function next() {
    if (ended || sending) return
    const entry = store.get().find(({ state }) => state === 'queued')
    if (!entry?.kept) return
    const stop = new AbortController()
    sending = { key: entry.key, stop }
    change(entry.key, { state: 'sending', share: 0 })
    void send(entry, entry.kept, stop.signal).finally(() => {
      sending = undefined
      next()
    })
  }

  async function send(entry: Entry, kept: KeptFile, signal: AbortSignal) {
    const { key } = entry
    const { size } = kept.file
    try {
      const userFileId = await world.send(kept, {
        signal,
        sent: (bytes) => change(key, { share: size === 0 ? 1 : bytes / size }),
        cut: (isCut) => {
          if (find(key)?.kept === kept) change(key, { state: isCut ? 'cut' : 'sending' })
        },
      })
      const current = find(key)
      if (ended || current?.kept !== kept) return
      sent.set(userFileId, { file: kept.file, address: current.preview })
      drop(key)
      give(current, userFileId)
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', error: world.words(error) })
    }
  }

  /** The answer is on this device once it was given, so that the file need not be kept any more. */
  function give(entry: Entry, userFileId: number) {
    const place = placeOf(entry.questionId, entry.part)
    const take = takes.get(place)
    if (!take) {
      early.set(place, [...(early.get(place) ?? []), [entry, userFileId]])
      return
    }
    take(userFileId, entry.replaces)
    void world.forget(entry.key)
  }

  function remove(key: string) {
    drop(key)
    void world.forget(key)
    if (sending?.key === key) sending.stop.abort()
  }

  function filesOf(questionId: number, part: string): AnswerFiles {
    const place = placeOf(questionId, part)
    let seen: readonly Entry[] = []
    let own: readonly Entry[] = []
    return {
      watch: store.watch,
      get() {
        const all = store.get()
        if (seen !== all) {
          seen = all
          own = all.filter((one) => one.questionId === questionId && one.part === part)
        }
        return own
      },
      add(files: readonly File[], way: FileWay) {
        for (const file of files) {
          add({ key: world.newId(), name: file.name, way, questionId, part }, file, 0)
        }
      },
      turn(photo, quarters) {
        if ('key' in photo) {
          const entry = find(photo.key)
          if (!entry?.file) return
          const { file } = entry
          if (sending?.key === photo.key) sending.stop.abort()
          const { kept: _kept, error: _error, ...rest } = entry
          store.set(
            store.get().map((one) => (one.key === photo.key ? { ...rest, state: 'making' } : one)),
          )
          void make(photo.key, file, quarters)
          return
        }
        const { userFileId } = photo
        const known = sent.get(userFileId)
        const entry = {
          ...{ key: world.newId(), name: known?.file.name ?? 'photo.jpg', way: 'photo' as const },
          ...{ questionId, part, replaces: userFileId },
        }
        if (known) return add(entry, known.file, quarters)
        store.set([...store.get(), { ...entry, state: 'making', share: 0 }])
        world
          .read(userFileId)
          .then((file) => make(entry.key, file, quarters))
          .catch((error: unknown) =>
            change(entry.key, { state: 'failed', error: world.words(error) }),
          )
      },
      remove,
      retry(key) {
        const entry = find(key)
        if (entry?.state !== 'failed') return
        // A file that cannot be sent again is chosen again.
        if (!entry.kept) return remove(key)
        // What the server had of it may be of no use.
        const kept = { ...entry.kept, uploadId: world.newId() }
        change(key, { state: 'queued', kept })
        void world.keep(kept)
        next()
      },
      receive(take) {
        takes.set(place, take)
        const waiting = early.get(place) ?? []
        early.delete(place)
        for (const [entry, userFileId] of waiting) give(entry, userFileId)
        return () => {
          if (takes.get(place) === take) takes.delete(place)
        }
      },
      openPhone: world.openPhone && (() => world.openPhone?.(questionId, part)),
      sent: (userFileId) => sent.get(userFileId)?.file,
      preview: (userFileId) => sent.get(userFileId)?.address,
    }
  }

  return {
    watch: store.watch,
    get: store.get,
    filesOf(questionId: number, part: string): AnswerFiles {
      const place = placeOf(questionId, part)
      const found = places.get(place) ?? filesOf(questionId, part)
      places.set(place, found)
      return found
    },
    /** Takes up what an earlier page on this device has kept. */
    restore(kept: readonly KeptFile[]) {
      const entries = kept.map((one): Entry => {
        const { key, name, way, questionId, part, file, replaces } = one
        const preview = way === 'photo' ? { preview: world.address(file) } : {}
        const more = replaces === undefined ? {} : { replaces }
        const about = { key, name, way, questionId, part, file, kept: one, ...preview, ...more }
        return { ...about, state: 'queued', share: 0 }
      })
      store.set([...store.get(), ...entries])
      next()
    },
    /** Waits until nothing is on its way any more, at most so long. */
    settled(mostMs: number): Promise<void> {
      return new Promise((done) => {
        const look = () => {
          if (!ended && store.get().some(({ state }) => under.has(state))) return
          end()
        }
        const timer = setTimeout(end, mostMs)
        const unwatch = store.watch(look)
        function end() {
          clearTimeout(timer)
          unwatch()
          done()
        }
        look()
      })
    },
    /** Gives up what is left: the learner has handed in, or clears the answer to one question. */
    clear(questionId?: number) {
      for (const one of store.get()) {
        if (questionId === undefined || one.questionId === questionId) remove(one.key)
      }
    },
    /** The page closes: what is not sent stays on this device. */
    stop() {
      ended = true
      sending?.stop.abort()
    },
  }
}

export type FileSender = ReturnType<typeof createFileSender>
export const isUnderWay = ({ state }: WaitingFile) => under.has(state)
