import { createStore } from '#src/web/ui/store.ts'
import { type Phase, percentOf, statusOf, type Transfer } from './file-item.ts'
import { measureSpeed } from './measure-speed.ts'
import type { TransferOptions, TransferWorld } from './transfer-world.ts'
import { watchWorks } from './watch-works.ts'

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

  const works = watchWorks({
    ask: world.processing,
    nextLook: world.nextLook,
    changed: (userFileId, processing) => {
      const one = store.get().find(({ response }) => response?.userFileId === userFileId)
      if (one) change(one.uid, { processing })
      else works.forget(userFileId)
    },
  })

  function startNext() {
    const list = store.get()
    // Of checks that wait for the line more than so many may be cut at once.
    const free = Math.max(0, atOnce - list.filter(({ phase }) => sending.has(phase)).length)
    const next = list.filter(canBegin).slice(0, free)
    for (const { uid } of next) {
      // One that is only checked has given its place to the next already.
      const one = find(uid)
      if (one && canBegin(one)) void run(one)
    }
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
  function run({ uid, whole }: Transfer): Promise<void> {
    return guarded(uid, async (signal) => {
      if (whole) return check(uid, signal)
      change(uid, { phase: 'sending' })
      await begin(uid, signal)
      await send(uid, signal)
      await check(uid, signal)
    })
  }

  async function begin(uid: number, signal: AbortSignal) {
    const one = find(uid)!
    const { raw, folderId } = one
    if (one.begun && !one.lost) return
    if (one.lost) drop(one)
    const uploadId = (!one.lost && one.uploadId) || world.newId(raw!)
    change(uid, { uploadId, begun: false, lost: false })
    const { folder } = options.get(uid) ?? {}
    const cut = (isCut: boolean) => change(uid, { phase: isCut ? 'cut' : 'sending' })
    try {
      await world.begin(raw!, uploadId, { folderId, folder, signal, cut })
    } finally {
      if (!find(uid)) world.cancel(uploadId)
    }
    signal.throwIfAborted()
    change(uid, { begun: true })
    // Before a byte is sent: the page may be left at any moment.
    await world.keep(find(uid)!)
    signal.throwIfAborted()
  }

  async function send(uid: number, signal: AbortSignal) {
    const one = find(uid)!
    const speedOf = measureSpeed()
    const sha256 = hashOf(one)
    await world.send(one.raw!, one.uploadId!, {
      signal,
      sent: (sent) => {
        const speed = speedOf(sent)
        change(uid, { sent, ...(speed !== undefined && { speed }) })
      },
      cut: (isCut) => change(uid, { phase: isCut ? 'cut' : 'sending' }),
    })
    await sha256
    change(uid, { whole: true, sent: one.size })
  }

  async function check(uid: number, signal: AbortSignal) {
    const one = find(uid)!
    const uploadId = one.uploadId!
    change(uid, { phase: 'checking' })
    startNext()
    // After a reload the server has the checksum already.
    const sha256 = one.raw ? await hashOf(one) : ''
    const response = await world.finish(uploadId, sha256, {
      signal,
      unscanned: (isWaiting) => change(uid, { phase: isWaiting ? 'unscanned' : 'checking' }),
      cut(isCut) {
        change(uid, { phase: isCut ? 'cut' : 'checking' })
        if (!isCut) startNext()
      },
    })
    world.forget(uploadId)
    change(uid, { phase: 'done', response, url: response.url })
    const { onFile, leaves } = options.get(uid) ?? {}
    onFile?.(response)
    if (leaves) store.set(store.get().filter((other) => other.uid !== uid))
    else works.add(response.userFileId)
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
    const again = { lost, whole: false, sent: 0 }
    change(uid, { phase: 'failed', error: world.words(error), ...(lost && again) })
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
      const whole = found.phase === 'checking'
      store.set([...store.get(), withStatus({ ...found, uid, begun: true, whole })])
      if (whole) void guarded(uid, (signal) => check(uid, signal))
      else startNext()
    },
    pause(uid: number) {
      const one = find(uid)
      if (!one || !canPause.has(one.phase)) return
      change(uid, { phase: 'paused' })
      if (one.begun) void world.keep(find(uid)!)
      stop(uid)
    },
    /** Goes on with one that was paused or has failed; `raw` is the file where the browser has lost it. */
    resume(uid: number, raw?: File) {
      const one = find(uid)
      if (!one || !['paused', 'failed', 'wanted'].includes(one.phase)) return
      const file = raw ?? one.raw
      if (file) change(uid, { phase: 'queued', raw: file })
      else change(uid, { phase: one.whole ? 'queued' : 'wanted' })
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
      if (one.response) works.forget(one.response.userFileId)
      return true
    },
    /** Takes files off the list that are about to be deleted: nothing is asked about them any more. */
    forgetFiles(userFileIds: readonly number[]) {
      const gone = store
        .get()
        .filter(({ response }) => response && userFileIds.includes(response.userFileId))
      store.set(store.get().filter((one) => !gone.includes(one)))
      for (const { uid } of gone) stop(uid)
      for (const id of userFileIds) works.forget(id)
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

const canBegin = ({ phase, raw, whole }: Transfer) =>
  phase === 'queued' && (raw !== undefined || whole === true)

/** Whether an upload waits for this file; its checksum proves it in the end. */
const isSame = ({ phase, name, size }: Transfer, file: File) =>
  phase === 'wanted' && name === file.name && size === file.size
