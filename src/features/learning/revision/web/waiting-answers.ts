import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { waitMs } from '#src/features/learning/quiz/web/answer-queue.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { keepStored, readStored, storedKeys } from '#src/web/stored.ts'
import type { Outcome, revisionApi } from '../contract.ts'

/** An answer that the server has not acknowledged. */
export type Waiting = InputOf<typeof revisionApi.answer> & { answer: QuestionAnswer; at: number }

export interface WaitingStore {
  all(): Waiting[]
  keep(one: Waiting): void
  remove(clientId: string): void
}

/** Keeps a person's waiting answers on this device, or as long as the page where it has no room. */
export function waitingStore(userId: number): WaitingStore {
  const prefix = `revision:${userId}:`
  const memory = new Map<string, Waiting>()
  return {
    all() {
      const stored = storedKeys('local')
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const one = readStored('local', key) as Waiting | undefined
          return one?.clientId ? [one] : []
        })
      return [...stored, ...memory.values()].toSorted((a, b) => a.at - b.at)
    },
    keep(one) {
      if (!keepStored('local', prefix + one.clientId, one)) memory.set(one.clientId, one)
    },
    remove(clientId) {
      memory.delete(clientId)
      keepStored('local', prefix + clientId, undefined)
    },
  }
}

interface World {
  store: WaitingStore
  send(one: Waiting): Promise<Outcome>
  /** Whether to send it again later; an answer that the server refuses is never sent again. */
  mayRetry(error: unknown): boolean
  arrived(outcome: Outcome): void
  refused(one: Waiting): void
  /** Runs after each change: the answers that wait, and whether the last try has failed. */
  changed(waiting: readonly Waiting[], isStuck: boolean): void
  later(run: () => void, ms: number): () => void
}

/** Writes each answer to this device before it is sent, one after the other; a client id makes a repeat harmless. */
export function createWaiting(world: World) {
  let running: Promise<void> | undefined
  let failures = 0
  let cancel: (() => void) | undefined
  let ended = false
  const tell = () => world.changed(world.store.all(), failures > 0)

  async function run(): Promise<void> {
    for (;;) {
      const [next] = world.store.all()
      if (!next || ended) return
      try {
        const outcome = await world.send(next)
        failures = 0
        world.store.remove(next.clientId)
        world.arrived(outcome)
      } catch (error) {
        if (world.mayRetry(error)) {
          failures += 1
          cancel = world.later(() => void flush(), waitMs(failures))
          tell()
          return
        }
        world.store.remove(next.clientId)
        world.refused(next)
      }
      tell()
    }
  }

  function flush(): Promise<void> {
    cancel?.()
    cancel = undefined
    running ??= run().finally(() => (running = undefined))
    return running
  }

  return {
    put(one: Waiting) {
      world.store.keep(one)
      tell()
      return flush()
    },
    /** The network is back, or the page has just opened. */
    wake: flush,
    /** The page closes: what waits stays on this device. */
    stop() {
      ended = true
      cancel?.()
    },
  }
}
