import type { Answer } from '../contract.ts'

/** An answer on this device that the server has not acknowledged. */
export interface Kept {
  answer: Answer
  revision: number
}

/** One entry a question, so that two windows never overwrite each other's answers. */
export interface AnswerStore {
  all(): Map<number, Kept>
  get(questionId: number): Kept | undefined
  set(questionId: number, kept: Kept): void
  remove(questionId: number): void
}

/** saved – the server has it; saving – on its way; kept – on this device only, tried again by itself. */
export type SaveState = 'saved' | 'saving' | 'kept'

/**
 * retry – no answer came, or a busy one: try again later; handedIn – the attempt takes no more;
 * refused – the server will never take this answer.
 */
export type Failure = 'retry' | 'handedIn' | 'refused'

interface World {
  store: AnswerStore
  /** @returns the revision that the server keeps now */
  send(questionId: number, kept: Kept): Promise<number>
  judge(error: unknown): Failure
  changed(questionId: number, state: SaveState | undefined): void
  /** The attempt was handed in elsewhere, or a newer answer of another device was found. */
  outdated(): void
  refused(questionId: number): void
  now(): number
  later(run: () => void, ms: number): () => void
}

const firstWaitMs = 1000
const longestWaitMs = 30_000

/** When a failed attempt to send is made again: 1, 2, 4 … 30 seconds. */
export const waitMs = (failures: number) =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1))

/**
 * Every change is written to this device before it is sent, one call at a time, the newest answer of
 * a question only. An entry leaves the device when the server has acknowledged exactly its revision.
 */
export function createAnswerQueue(known: ReadonlyMap<number, number>, world: World) {
  const { store } = world
  const revisions = new Map(known)
  let running: Promise<boolean> | undefined
  let failures = 0
  let cancel: (() => void) | undefined
  let ended = false

  const revisionOf = (questionId: number) =>
    Math.max(revisions.get(questionId) ?? 0, store.get(questionId)?.revision ?? 0)

  /** Sends what there is. @returns whether the server has everything now. */
  async function run(): Promise<boolean> {
    for (;;) {
      if (ended) return false
      const [next] = store.all()
      if (!next) return true
      const [questionId, kept] = next
      world.changed(questionId, 'saving')
      try {
        const revision = await world.send(questionId, kept)
        failures = 0
        acknowledged(questionId, kept, revision)
      } catch (error) {
        const failure = world.judge(error)
        if (failure === 'retry') return failedForNow()
        forget(questionId, kept)
        if (failure === 'handedIn') {
          end()
          world.outdated()
          return false
        }
        world.refused(questionId)
      }
    }
  }

  function acknowledged(questionId: number, kept: Kept, revision: number) {
    revisions.set(questionId, Math.max(revision, revisionOf(questionId)))
    forget(questionId, kept)
    // Another device has answered later than this one: what is shown here is not what counts.
    if (revision > kept.revision && !store.get(questionId)) world.outdated()
  }

  /** Unless it has been answered anew meanwhile. */
  function forget(questionId: number, kept: Kept) {
    if (store.get(questionId)?.revision === kept.revision) store.remove(questionId)
    world.changed(questionId, store.get(questionId) ? 'saving' : 'saved')
  }

  function failedForNow(): false {
    failures += 1
    for (const questionId of store.all().keys()) world.changed(questionId, 'kept')
    cancel?.()
    cancel = world.later(() => void flush(), waitMs(failures))
    return false
  }

  /** @returns whether the server has everything now. */
  async function flush(): Promise<boolean> {
    cancel?.()
    cancel = undefined
    running ??= run().finally(() => (running = undefined))
    return running
  }

  function end() {
    ended = true
    cancel?.()
    for (const questionId of store.all().keys()) store.remove(questionId)
  }

  return {
    flush,
    /** Kept at once on this device; `send: false` while a text is still being typed. */
    answer(questionId: number, answer: Answer, { send = true } = {}) {
      const revision = Math.max(world.now(), revisionOf(questionId) + 1)
      store.set(questionId, { answer, revision })
      world.changed(questionId, failures > 0 ? 'kept' : 'saving')
      if (send) void flush()
    },
    /** The network is back, or the page was opened: no need to wait. */
    wake() {
      failures = 0
      return flush()
    },
    /** The attempt takes no more answers: nothing of it stays on this device. */
    end,
    /** The page goes: what is not sent stays on this device. */
    stop() {
      cancel?.()
      ended = true
    },
  }
}

export type AnswerQueue = ReturnType<typeof createAnswerQueue>

/** Answers of an earlier page on this device that are newer than the server's. Older ones are dropped. */
export function newerThan(
  store: AnswerStore,
  known: ReadonlyMap<number, number>,
): Map<number, Kept> {
  const newer = new Map<number, Kept>()
  for (const [questionId, kept] of store.all()) {
    if (kept.revision > (known.get(questionId) ?? 0)) newer.set(questionId, kept)
    else store.remove(questionId)
  }
  return newer
}
