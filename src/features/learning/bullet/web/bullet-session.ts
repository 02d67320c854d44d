import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { createStore } from '#src/web/ui/store.ts'
import { bulletApi, type Flying } from '../contract.ts'
import { windowSeconds } from '../limits.ts'

/** Seconds before the end of a window at which the next one is asked for. */
const ahead = 20

/** The comments of one film that its player, the field below it and the list beside it share. */
export function createBulletSession(place: { courseId: number; itemId: number }) {
  const asked = new Set<number>()
  const comments = createStore<ReadonlyMap<number, readonly Flying[]>>(new Map())
  /** Counts what was written or taken away here, so that the list is read again. */
  const changes = createStore(0)

  /** Comments that were written here and have not been shown yet. */
  let written: Flying[] = []

  async function load(window: number) {
    if (asked.has(window)) return
    asked.add(window)
    const from = window * windowSeconds
    const answer = await quietly(
      api(bulletApi.getWindow, { ...place, from }, { quiet: true, background: true }),
    )
    // Without a network it is asked for again as the film goes on.
    if (!answer) return asked.delete(window)
    const next = new Map(comments.get())
    for (const one of answer.items) {
      const there = next.get(one.second) ?? []
      if (!there.some(({ bulletId }) => bulletId === one.bulletId)) {
        next.set(one.second, [...there, one])
      }
    }
    return comments.set(next)
  }

  return {
    ...place,
    changes,
    /** Returns the comments of a second that have arrived. */
    at: (second: number) => comments.get().get(second) ?? [],
    /** Fetches the comments around a second, and soon those after them. */
    prepare(second: number) {
      void load(Math.floor(second / windowSeconds))
      void load(Math.floor((second + ahead) / windowSeconds))
    },
    add(one: Flying) {
      const next = new Map(comments.get())
      const there = next.get(one.second) ?? []
      // The same words within seconds are the comment that is there.
      if (!there.some(({ bulletId }) => bulletId === one.bulletId)) {
        next.set(one.second, [...there, one])
      }
      comments.set(next)
      written.push(one)
      changes.set(changes.get() + 1)
    },
    /** Hands out, once, what was written since the last call at a second before `next`, which the film has passed. */
    takeWritten(next: number) {
      const taken = written
      written = []
      return taken.filter(({ second }) => second < next)
    },
    remove(bulletId: number) {
      const next = [...comments.get()].map(
        ([second, some]) => [second, some.filter((one) => one.bulletId !== bulletId)] as const,
      )
      comments.set(new Map(next))
      changes.set(changes.get() + 1)
    },
  }
}
export type BulletSession = ReturnType<typeof createBulletSession>
