import { keepStored, readStored, storedKeys } from '#src/web/stored.ts'
import { waitMs } from './wait-ms.ts'

/** What a person gave that the server has not acknowledged. A later one with the same id replaces it. */
export interface Waiting {
  clientId: string
  /** By the clock of this device, and growing for one id. */
  at: number
}

export interface WaitingStore<W extends Waiting> {
  all(): W[]
  keep(one: W): void
  remove(clientId: string): void
}

/** Keeps what waits on this device, or as long as the page where it has no room. */
export function waitingStore<W extends Waiting>(prefix: string): WaitingStore<W> {
  const memory = new Map<string, W>()
  return {
    all() {
      const stored = storedKeys('local')
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const one = readStored('local', key) as W | undefined
          return one?.clientId ? [one] : []
        })
      return [...stored, ...memory.values()].toSorted((a, b) => a.at - b.at)
    },
    keep(one) {
      if (keepStored('local', prefix + one.clientId, one)) memory.delete(one.clientId)
      else memory.set(one.clientId, one)
    },
    remove(clientId) {
      memory.delete(clientId)
      keepStored('local', prefix + clientId, undefined)
    },
  }
}

export interface WaitingWorld<W extends Waiting, O> {
  store: WaitingStore<W>
  send(one: W): Promise<O>
  /** Whether to send it again later; what the server refuses is never sent again. */
  mayRetry(error: unknown): boolean
  arrived(outcome: O, one: W): void
  refused(one: W, error: unknown): void
  /** Runs after each change: what waits, and whether the last try has failed. */
  changed(waiting: readonly W[], isStuck: boolean): void
  later(run: () => void, ms: number): () => void
}

/** Writes each one to this device before it is sent, one after the other; the server takes a repeat as one. */
export function createWaiting<W extends Waiting, O>(world: WaitingWorld<W, O>) {
  const { store } = world
  let running: Promise<void> | undefined
  let failures = 0
  let cancel: (() => void) | undefined
  let ended = false
  const tell = () => world.changed(store.all(), failures > 0)

  /** Removes it unless a newer one has replaced it meanwhile. */
  function forget({ clientId, at }: W) {
    if (store.all().some((one) => one.clientId === clientId && one.at === at))
      store.remove(clientId)
  }

  async function run(): Promise<void> {
    for (;;) {
      const [next] = store.all()
      if (!next || ended) return
      try {
        const outcome = await world.send(next)
        failures = 0
        forget(next)
        world.arrived(outcome, next)
      } catch (error) {
        if (world.mayRetry(error)) {
          failures += 1
          cancel = world.later(() => void flush(), waitMs(failures))
          tell()
          return
        }
        forget(next)
        world.refused(next, error)
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
    put(one: W) {
      store.keep(one)
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
