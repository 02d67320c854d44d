import { createStore } from '#src/web/ui/store.ts'
import { type Phase, percentOf, statusOf, type Transfer, type UploadedFile } from './file-item.ts'
import { measureSpeed } from './measure-speed.ts'

/** Sends the bytes of a file; ends with the whole on the server. */
type Send = (
  file: File,
  uploadId: string,
  given: { signal: AbortSignal; sent: (bytes: number) => void; cut: (isCut: boolean) => void },
) => Promise<void>

export interface TransferWorld {
  begin: (file: File, folderId: number | null) => Promise<{ uploadId: string }>
  send: Send
  /** The checksum of the whole, 64 hexadecimal digits. */
  hash: (file: File, signal: AbortSignal) => Promise<string>
  /** Ends with the file once the server has compared the checksum; without one it only waits for the end. */
  finish: (
    uploadId: string,
    sha256: string,
    given: { signal: AbortSignal; unscanned: (isWaiting: boolean) => void },
  ) => Promise<UploadedFile>
  cancel: (uploadId: string) => void
  /** Remembers an upload over a reload, or forgets it. */
  keep: (transfer: Transfer) => Promise<void>
  forget: (uploadId: string) => void
  /** A failure in the reader's words. */
  words: (error: unknown) => string
  /** Whether after this failure nothing on the server can be gone on with. */
  isLost: (error: unknown) => boolean
  /** Percent of what is being made of a file; undefined once that has ended. */
  processing: (userFileId: number, signal: AbortSignal) => Promise<number | undefined>
}

export interface TransferOptions {
  folderId: number | null
  /** Receives each file once it is on the server. */
  onFile?: (file: UploadedFile) => void
  /** Asked before an item is taken off the list; false keeps it. */
  beforeRemove?: (item: Transfer) => boolean | Promise<boolean>
}

/** Uploads under way at once; the rest wait in their order. */
const atOnce = 3
const sending = new Set<Phase>(['sending', 'cut'])
const underWay = new Set<Phase>([...sending, 'queued', 'checking', 'unscanned'])
const canPause = new Set<Phase>([...sending, 'queued'])

/** Creates the list of a tab's uploads, which goes on while the person walks through the pages. */
export function createTransfers(world: TransferWorld) {
  const store = createStore<readonly Transfer[]>([])
  const stops = new Map<number, AbortController>()
  /** A checksum outlives a pause. */
  const hashes = new Map<number, { sha256: Promise<string>; stop: AbortController }>()
  const options = new Map<number, TransferOptions>()
  let lastUid = 0

  const find = (uid: number) => store.get().find((one) => one.uid === uid)
  function change(uid: number, part: Partial<Transfer>) {
    store.set(store.get().map((one) => (one.uid === uid ? withStatus({ ...one, ...part }) : one)))
  }

  function startNext() {
    const list = store.get()
    const free = atOnce - list.filter(({ phase }) => sending.has(phase)).length
    const next = list.filter(({ phase, raw }) => phase === 'queued' && raw).slice(0, free)
    for (const one of next) void run(one)
  }

  function hashOf({ uid, raw }: Transfer): Promise<string> {
    const known = hashes.get(uid)
    if (known) return known.sha256
    const stop = new AbortController()
    const sha256 = world.hash(raw!, stop.signal)
    // A failure is reported where it is awaited.
    sha256.catch(() => hashes.delete(uid))
    hashes.set(uid, { sha256, stop })
    return sha256
  }

  /** Sends one, and waits for its check. A pause or a removal ends it silently, because both have set its state. */
  function run(transfer: Transfer): Promise<void> {
    const { uid, raw, folderId } = transfer
    const speedOf = measureSpeed()
    return guarded(uid, async (signal) => {
      change(uid, { phase: 'sending' })
      const known = transfer.lost ? undefined : transfer.uploadId
      const uploadId = known ?? (await world.begin(raw!, folderId)).uploadId
      if (transfer.lost) drop(transfer)
      if (!find(uid)) return world.cancel(uploadId)
      change(uid, { uploadId, lost: false })
      // Before a byte is sent: the page may be left at any moment.
      await world.keep(find(uid)!)
      signal.throwIfAborted()
      const sha256 = hashOf(find(uid)!)
      await world.send(raw!, uploadId, {
        signal,
        sent: (sent) => {
          const speed = speedOf(sent)
          change(uid, { sent, ...(speed !== undefined && { speed }) })
        },
        cut: (isCut) => change(uid, { phase: isCut ? 'cut' : 'sending' }),
      })
      await check(uid, uploadId, await sha256, signal)
    })
  }

  async function check(uid: number, uploadId: string, sha256: string, signal: AbortSignal) {
    change(uid, { phase: 'checking', sent: find(uid)?.size ?? 0 })
    startNext()
    const response = await world.finish(uploadId, sha256, {
      signal,
      unscanned: (isWaiting) => change(uid, { phase: isWaiting ? 'unscanned' : 'checking' }),
    })
    world.forget(uploadId)
    change(uid, { phase: 'done', response, url: response.url })
    options.get(uid)?.onFile?.(response)
    await watchProcessing(uid, response.userFileId, signal)
  }

  async function watchProcessing(uid: number, userFileId: number, signal: AbortSignal) {
    try {
      let percent = await world.processing(userFileId, signal)
      while (percent !== undefined && find(uid)) {
        change(uid, { processing: percent })
        percent = await world.processing(userFileId, signal)
      }
    } finally {
      change(uid, { processing: undefined })
    }
  }

  async function guarded(uid: number, work: (signal: AbortSignal) => Promise<void>) {
    const stop = new AbortController()
    stops.set(uid, stop)
    const { error: _error, ...now } = find(uid)!
    store.set(store.get().map((one) => (one.uid === uid ? now : one)))
    try {
      await work(stop.signal)
    } catch (error) {
      if (!stop.signal.aborted && find(uid)?.phase !== 'done') failed(uid, error)
    } finally {
      if (stops.get(uid) === stop) stops.delete(uid)
      startNext()
    }
  }

  function failed(uid: number, error: unknown) {
    const lost = world.isLost(error)
    if (lost) hashes.delete(uid)
    change(uid, { phase: 'failed', error: world.words(error), ...(lost && { lost, sent: 0 }) })
  }

  /** Deletes what the server has of an upload. */
  function drop({ uploadId }: Transfer) {
    if (uploadId === undefined) return
    world.forget(uploadId)
    world.cancel(uploadId)
  }

  function stop(uid: number) {
    stops.get(uid)?.abort()
    startNext()
  }

  return {
    get: store.get,
    watch: store.watch,
    /**
     * Adds files. One that an earlier upload waits for goes on with that, wherever it is dropped.
     * @returns the uids of their items, in their order
     */
    add(files: Iterable<File>, given: TransferOptions = { folderId: null }): number[] {
      const uids = [...files].map((raw) => {
        const waiting = store.get().find((one) => isSame(one, raw))
        const uid = waiting?.uid ?? ++lastUid
        options.set(uid, given)
        if (waiting) change(uid, { raw, phase: 'queued' })
        else {
          const { name, size } = raw
          const item = { uid, name, size, raw, sent: 0, folderId: given.folderId }
          store.set([...store.get(), withStatus({ ...item, phase: 'queued' })])
        }
        return uid
      })
      startNext()
      return uids
    },
    /** Takes up an upload of which the server knows, and whose file the browser may have kept. */
    restore(found: Omit<Transfer, 'uid' | 'status' | 'percentage'>) {
      if (store.get().some(({ uploadId }) => uploadId === found.uploadId)) return
      const uid = ++lastUid
      store.set([...store.get(), withStatus({ ...found, uid })])
      if (found.phase !== 'checking' || found.uploadId === undefined) return startNext()
      const { uploadId } = found
      // The checksum has been told already.
      void guarded(uid, (signal) => check(uid, uploadId, '', signal))
    },
    pause(uid: number) {
      const one = find(uid)
      if (!one || !canPause.has(one.phase)) return
      change(uid, { phase: 'paused' })
      if (one.uploadId !== undefined) void world.keep(find(uid)!)
      stop(uid)
    },
    /** Goes on with one that was paused or has failed; `raw` is the file where the browser has lost it. */
    resume(uid: number, raw?: File) {
      const one = find(uid)
      if (!one || !['paused', 'failed', 'wanted'].includes(one.phase)) return
      const file = raw ?? one.raw
      change(uid, file ? { phase: 'queued', raw: file } : { phase: 'wanted' })
      startNext()
    },
    /** Takes one off the list; the bytes of one that is no file yet are deleted. @returns false where it stays */
    async remove(uid: number): Promise<boolean> {
      const one = find(uid)
      if (!one) return true
      if ((await options.get(uid)?.beforeRemove?.(one)) === false) return false
      store.set(store.get().filter((other) => other.uid !== uid))
      hashes.get(uid)?.stop.abort()
      hashes.delete(uid)
      options.delete(uid)
      stop(uid)
      if (one.phase !== 'done') drop(one)
      return true
    },
    /** Takes files off the list that are about to be deleted: nothing is asked about them any more. */
    forgetFiles(userFileIds: readonly number[]) {
      const gone = store
        .get()
        .filter(({ response }) => response && userFileIds.includes(response.userFileId))
      store.set(store.get().filter((one) => !gone.includes(one)))
      for (const { uid } of gone) stop(uid)
    },
    /** Takes what has ended off the list. */
    clear() {
      const isOver = ({ phase, processing }: Transfer) =>
        phase === 'done' && processing === undefined
      store.set(store.get().filter((one) => !isOver(one)))
    },
    /** Whether leaving the page would cut something off. */
    isBusy: () => store.get().some(({ phase }) => underWay.has(phase) && phase !== 'unscanned'),
  }
}

const withStatus = (one: Omit<Transfer, 'status' | 'percentage'>): Transfer => ({
  ...one,
  status: statusOf(one.phase),
  percentage: percentOf(one.sent, one.size),
})

/** Whether an upload waits for this file; its checksum proves it in the end. */
const isSame = ({ phase, name, size }: Transfer, file: File) =>
  phase === 'wanted' && name === file.name && size === file.size
