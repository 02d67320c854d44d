import { covers, merge, type Part } from './intervals.ts'

/** The contract's limit for one report. */
const partsPerReport = 50

export interface Report {
  courseId: number
  itemId: number
  position: number
  played: Part[]
}

/** What is kept on this device until the server has acknowledged it. */
export interface Leftover extends Report {
  /** Sent as the page went away, so that no answer could be heard. */
  sent?: boolean
}

export interface LeftoverStore {
  read(): Leftover | undefined
  write(leftover: Leftover): void
  clear(): void
}

interface World {
  store: LeftoverStore
  send(report: Report, options: { keepalive: boolean }): Promise<void>
  /** True when trying again later may help: no network, a busy server, a session that ended. */
  isPassing(error: unknown): boolean
  /** The last report got through, or did not. */
  told?(delivered: boolean): void
}

/** Sends what was played and the position; nothing is lost when that fails, nothing is sent twice. */
export function createReporter(item: { courseId: number; itemId: number }, world: World) {
  let waiting: Part[] = []
  let sending: Part[] = []
  let position = 0
  let dirty = false
  let running: Promise<void> | undefined

  const all = () => merge([...sending, ...waiting])
  const keep = (sent = false) =>
    world.store.write({ ...item, position, played: all(), ...(sent && { sent }) })

  async function run(): Promise<void> {
    while (dirty || waiting.length > 0) {
      sending = waiting.slice(0, partsPerReport)
      waiting = waiting.slice(partsPerReport)
      dirty = false
      try {
        await world.send({ ...item, position, played: sending }, { keepalive: false })
        sending = []
        if (dirty || waiting.length > 0) keep()
        else world.store.clear()
        world.told?.(true)
      } catch (error) {
        if (world.isPassing(error)) {
          waiting = all()
          sending = []
          dirty = true
          keep()
          world.told?.(false)
          return
        }
        // The server will never take it: the course was left, or the item is gone.
        sending = []
        waiting = []
        dirty = false
        world.store.clear()
        return
      }
    }
  }

  return {
    /** What was just played, and where the person is. Kept at once, sent with the next flush. */
    note(played: Part[], at: number) {
      if (played.length === 0 && at === position) return
      waiting = merge([...waiting, ...played])
      position = at
      dirty = true
      keep()
    },
    flush(): Promise<void> {
      running ??= run().finally(() => (running = undefined))
      return running
    },
    /** The page goes away: everything unacknowledged leaves in one call that outlives it. */
    leave() {
      const played = all()
      if (!dirty && played.length === 0) return
      keep(true)
      world
        .send({ ...item, position, played: played.slice(0, partsPerReport) }, { keepalive: true })
        .catch(() => undefined)
    },
  }
}

/**
 * What an earlier page left here for an item, unless the server knows it: then the server's position
 * is the newer one, perhaps from another device.
 */
export function undelivered(
  leftover: Leftover | undefined,
  server: { watched: readonly Part[] },
): Leftover | undefined {
  if (!leftover) return undefined
  return leftover.sent && covers(server.watched, leftover.played) ? undefined : leftover
}
