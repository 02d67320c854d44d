import { createStore } from '#src/web/ui/store.ts'

/** The file item of the specification (section 3), with the states between "ready" and "success" that a cut makes. */
export interface Transfer {
  uid: number
  name: string
  /** Bytes. */
  size: number
  /** waiting – the line is cut, and the upload goes on by itself; paused – by the person. */
  status: 'ready' | 'uploading' | 'waiting' | 'paused' | 'processing' | 'success' | 'fail'
  /** 0 to 100, rounded. */
  percentage: number
  raw: File
  uploadId?: string
  /** The reason of a failure, in the reader's language. */
  error?: string
  /** The file on the server. */
  response?: { fileId: number }
}

/** Sends the bytes of a file; ends with the whole on the server. */
type Send = (
  file: File,
  uploadId: string,
  given: { signal: AbortSignal; sent: (bytes: number) => void; cut: (isCut: boolean) => void },
) => Promise<void>

export interface TransferWorld {
  /** The upload of this file that was begun before, or a new one. */
  begin: (file: File) => Promise<{ uploadId: string }>
  send: Send
  /** The checksum of the whole, 64 hexadecimal digits. */
  hash: (file: File, signal: AbortSignal) => Promise<string>
  /** Ends with the file's id once the server has compared the checksum. */
  finish: (uploadId: string, sha256: string, signal: AbortSignal) => Promise<{ fileId: number }>
  cancel: (uploadId: string) => Promise<unknown>
  /** A failure in the reader's words. */
  words: (error: unknown) => string
}

/** Uploads under way at once; the rest wait in their order. */
const atOnce = 3
const underWay = new Set<Transfer['status']>(['uploading', 'waiting', 'processing'])

/** Creates the list of a page's uploads, which goes on while the person walks through the pages. */
export function createTransfers(world: TransferWorld) {
  const store = createStore<readonly Transfer[]>([])
  const stops = new Map<number, AbortController>()
  let lastUid = 0

  const find = (uid: number) => store.get().find((one) => one.uid === uid)
  function change(uid: number, part: Partial<Transfer>) {
    store.set(store.get().map((one) => (one.uid === uid ? { ...one, ...part } : one)))
  }

  function startNext() {
    const sending = store
      .get()
      .filter(({ status }) => underWay.has(status) && status !== 'processing')
    if (sending.length >= atOnce) return
    const next = store.get().find(({ status }) => status === 'ready')
    if (!next) return
    void run(next)
    startNext()
  }

  async function run({ uid, raw }: Transfer) {
    const stop = new AbortController()
    const { signal } = stop
    stops.set(uid, stop)
    const { error: _error, ...now } = find(uid)!
    store.set(store.get().map((one) => (one.uid === uid ? { ...now, status: 'uploading' } : one)))
    try {
      const uploadId = now.uploadId ?? (await world.begin(raw)).uploadId
      change(uid, { uploadId })
      const hash = world.hash(raw, signal)
      // A failure is reported where it is awaited.
      hash.catch(() => undefined)
      await world.send(raw, uploadId, {
        signal,
        sent: (bytes) => change(uid, { percentage: percentOf(bytes, raw.size) }),
        cut: (isCut) => change(uid, { status: isCut ? 'waiting' : 'uploading' }),
      })
      const sha256 = await hash
      change(uid, { status: 'processing', percentage: 100 })
      startNext()
      const response = await world.finish(uploadId, sha256, signal)
      change(uid, { status: 'success', response })
    } catch (error) {
      // Paused or removed: both have set their state.
      if (!signal.aborted) change(uid, { status: 'fail', error: world.words(error) })
    } finally {
      if (stops.get(uid) === stop) stops.delete(uid)
      startNext()
    }
  }

  return {
    get: store.get,
    watch: store.watch,
    add(files: Iterable<File>) {
      const added = [...files].map((raw): Transfer => ({
        ...{ uid: ++lastUid, name: raw.name, size: raw.size, raw },
        ...{ status: 'ready', percentage: 0 },
      }))
      store.set([...store.get(), ...added])
      startNext()
    },
    pause(uid: number) {
      const status = find(uid)?.status
      if (status !== 'uploading' && status !== 'waiting' && status !== 'ready') return
      change(uid, { status: 'paused' })
      stops.get(uid)?.abort()
      startNext()
    },
    /** Goes on with one that was paused or has failed. */
    resume(uid: number) {
      const status = find(uid)?.status
      if (status !== 'paused' && status !== 'fail') return
      change(uid, { status: 'ready' })
      startNext()
    },
    /** Takes one off the list; the bytes of one that is no file yet are deleted. */
    async remove(uid: number) {
      const one = find(uid)
      if (!one) return
      store.set(store.get().filter((other) => other.uid !== uid))
      stops.get(uid)?.abort()
      startNext()
      if (one.uploadId !== undefined && one.status !== 'success') await world.cancel(one.uploadId)
    },
    /** Whether leaving the page would cut something off. */
    isBusy: () => store.get().some(({ status }) => status === 'ready' || underWay.has(status)),
  }
}

const percentOf = (bytes: number, size: number) =>
  size === 0 ? 100 : Math.round((bytes / size) * 100)
