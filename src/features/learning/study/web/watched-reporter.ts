import { quietly } from '#src/web/quietly.ts'
import { covers, merge, type Part } from './intervals.ts'

/** The contract's limit for one report. */
const partsPerReport = 50

export interface Report {
  courseId: number
  itemId: number
  position: number
  /** The speed at which it goes on playing; 0 of a page that was left. */
  rate?: number
  played: Part[]
}

/** A report kept on this device until the server has acknowledged it. */
export interface Leftover extends Report {
  /** Sent while the page was closing, so that its answer was lost. */
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
  /** Whether a later retry may succeed: after no network, a busy server or an ended session. */
  isPassing(error: unknown): boolean
  /** Called with true after a delivered report, with false after one that will be retried. */
  onSent?(delivered: boolean): void
}

/** Sends played parts and the position. Keeps parts until they are acknowledged, and drops refused ones. */
export function createReporter(item: { courseId: number; itemId: number }, world: World) {
  let waiting: Part[] = []
  let sending: Part[] = []
  let position = 0
  let rate = 0
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
        await world.send({ ...item, position, rate, played: sending }, { keepalive: false })
        sending = []
        if (dirty || waiting.length > 0) keep()
        else world.store.clear()
        world.onSent?.(true)
      } catch (error) {
        if (world.isPassing(error)) {
          waiting = all()
          sending = []
          dirty = true
          keep()
          world.onSent?.(false)
          return
        }
        // The server will never accept it: the person has left the course, or the item is deleted.
        sending = []
        waiting = []
        dirty = false
        world.store.clear()
        return
      }
    }
  }

  return {
    /** Adds played parts, the position and the speed. Stores them at once; the next flush sends them. */
    note(played: Part[], at: number, speed: number) {
      if (played.length === 0 && at === position && speed === rate) return
      waiting = merge([...waiting, ...played])
      position = at
      rate = speed
      dirty = true
      keep()
    },
    flush(): Promise<void> {
      running ??= run().finally(() => (running = undefined))
      return running
    },
    /** Sends the unacknowledged parts, up to the limit of one report, in a call that outlives the page. */
    leave() {
      const played = all()
      if (!dirty && played.length === 0) return
      keep(true)
      const report = { ...item, position, rate, played: played.slice(0, partsPerReport) }
      void quietly(world.send(report, { keepalive: true }))
    },
  }
}

/**
 * Returns an earlier page's leftover for an item, unless the server has received it: then the server's
 * position is the newer one, perhaps from another device.
 */
export function undelivered(
  leftover: Leftover | undefined,
  server: { watched: readonly Part[] },
): Leftover | undefined {
  if (!leftover) return undefined
  return leftover.sent && covers(server.watched, leftover.played) ? undefined : leftover
}
