import { quietly } from '#src/web/quietly.ts'

/** The works on a file: under way, in percent, or ended by a failure. */
export type Processing = number | 'failed'

export interface WorksWorld {
  /** How far the works on files are; those whose works are done are left out. */
  ask: (userFileIds: readonly number[]) => Promise<ReadonlyMap<number, Processing>>
  /** Waits for look number `round`; `sooner` ends the wait. */
  nextLook: (round: number, sooner: AbortSignal) => Promise<void>
  changed: (userFileId: number, processing: Processing | undefined) => void
}

/** Watches the works on files: one call for all of them, less and less often while they go on. */
export function watchWorks(world: WorksWorld) {
  const watched = new Set<number>()
  let round = 0
  let sooner = new AbortController()
  let isLooking = false

  async function look() {
    isLooking = true
    round = 0
    while (watched.size > 0) {
      sooner = new AbortController()
      await world.nextLook(round++, sooner.signal)
      const ids = [...watched]
      if (ids.length === 0) break
      // Without an answer the next look asks again.
      const found = await quietly(world.ask(ids))
      for (const id of found ? ids : []) {
        if (!watched.has(id)) continue
        const now = found!.get(id)
        if (typeof now !== 'number') watched.delete(id)
        world.changed(id, now)
      }
    }
    isLooking = false
  }

  return {
    /** Watches one more; after a long while of waiting all are looked at now. */
    add(userFileId: number) {
      watched.add(userFileId)
      if (round > 1) {
        round = 0
        sooner.abort()
      }
      if (!isLooking) void look()
    },
    forget(userFileId: number) {
      watched.delete(userFileId)
      if (watched.size === 0) sooner.abort()
    },
  }
}
