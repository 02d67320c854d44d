import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { waitMs } from '#src/web/act/wait-ms.ts'

/** An answer on this device that the server has not acknowledged. */
export interface Kept {
  answer: QuestionAnswer
  revision: number
}

/** One entry for each question, so that two windows never overwrite each other's answers. */
export interface AnswerStore {
  all(): Map<number, Kept>
  get(questionId: number): Kept | undefined
  set(questionId: number, kept: Kept): void
  remove(questionId: number): void
}

/** saved: the server has it; saving: being sent; kept: on this device only, sent again automatically. */
export type SaveState = 'saved' | 'saving' | 'kept'

/**
 * retry: no response, or a busy server, so try again later; handedIn: the attempt accepts no more answers;
 * refused: the server will never accept this answer; tooLarge: nor this one, which stays here to be shortened.
 */
export type Failure = 'retry' | 'handedIn' | 'refused' | 'tooLarge'

interface World {
  store: AnswerStore
  /** @returns the revision that the server now has */
  send(questionId: number, kept: Kept): Promise<number>
  judge(error: unknown): Failure
  changed(questionId: number, state: SaveState | undefined): void
  /** The attempt was handed in elsewhere, or another device saved a newer answer. */
  outdated(): void
  refused(questionId: number, why: 'refused' | 'tooLarge'): void
  now(): number
  later(run: () => void, ms: number): () => void
}

/**
 * Writes every change to this device before sending it, one call at a time, and sends only the newest
 * answer to a question. An entry is removed once the server has acknowledged exactly its revision.
 */
export function createAnswerQueue(known: ReadonlyMap<number, number>, world: World) {
  const { store } = world
  const revisions = new Map(known)
  /** Revisions that are too large to send. */
  const held = new Map<number, number>()
  let running: Promise<boolean> | undefined
  let failures = 0
  let cancel: (() => void) | undefined
  let ended = false

  const revisionOf = (questionId: number) =>
    Math.max(revisions.get(questionId) ?? 0, store.get(questionId)?.revision ?? 0)

  /** Above those of all questions, so that answers are sent in the order in which they were given, whatever the clock. */
  const nextRevision = () => {
    const stored = [...store.all().values()].map(({ revision }) => revision)
    return Math.max(world.now(), 1 + Math.max(0, ...revisions.values(), ...stored))
  }

  /** Sends all waiting answers. @returns whether the server now has everything that it takes. */
  async function run(): Promise<boolean> {
    for (;;) {
      if (ended) return false
      const next = [...store.all()].find(([id, { revision }]) => held.get(id) !== revision)
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
        if (failure === 'tooLarge') {
          held.set(questionId, kept.revision)
          world.changed(questionId, 'kept')
          world.refused(questionId, failure)
          continue
        }
        forget(questionId, kept)
        if (failure === 'handedIn') {
          end()
          world.outdated()
          return false
        }
        world.refused(questionId, failure)
      }
    }
  }

  function acknowledged(questionId: number, kept: Kept, revision: number) {
    revisions.set(questionId, Math.max(revision, revisionOf(questionId)))
    forget(questionId, kept)
    // Another device has saved a later answer: the one shown here does not count.
    if (revision > kept.revision && !store.get(questionId)) world.outdated()
  }

  /** Removes the entry unless a newer answer has replaced it meanwhile. */
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

  /** @returns whether the server now has everything. */
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
    /** Saves at once on this device; pass `send: false` while a text is being typed. */
    answer(questionId: number, answer: QuestionAnswer, { send = true } = {}) {
      const revision = nextRevision()
      store.set(questionId, { answer, revision })
      world.changed(questionId, failures > 0 ? 'kept' : 'saving')
      if (send) void flush()
    },
    /** Sends without waiting: the network is back, or the page has just opened. */
    wake() {
      failures = 0
      return flush()
    },
    /** The highest revision that this page knows. */
    highest: () =>
      Math.max(0, ...revisions.values(), ...[...store.all().values()].map((one) => one.revision)),
    /** The attempt accepts no more answers: clears them from this device. */
    end,
    /** The page closes: unsent answers stay on this device. */
    stop() {
      cancel?.()
      ended = true
    },
  }
}

export type AnswerQueue = ReturnType<typeof createAnswerQueue>

/** Returns answers of an earlier page on this device that are newer than the server's, and drops older ones. */
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
