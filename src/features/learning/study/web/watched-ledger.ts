import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { followPlaying } from './follow-playing.ts'
import type { Part } from './intervals.ts'
import { isPassing, leftoverStore, sendReport } from './leftovers.ts'
import type { ItemProgress } from './study-progress.ts'
import { createReporter, undelivered } from './watched-reporter.ts'

export interface LedgerWorld {
  viewerId: number
  courseId: number
  itemId: number
  session: FilmSession
  /** The parts that the server knows. */
  before: readonly Part[]
  onPlayed(parts: readonly Part[]): void
  onDelivered(delivered: boolean): void
  onProgress(itemId: number, progress: ItemProgress): void
  /** The server has counted less than was played. */
  onRefused(): void
}

/**
 * Tracks the parts really played and reports them: every 10 seconds, on pause, after a seek, at the end, and
 * when the page is hidden or left. Parts that an earlier page could not deliver are sent first.
 * @returns its end
 */
export function openLedger(element: HTMLVideoElement, world: LedgerWorld): () => void {
  const { viewerId, courseId, itemId, session, before } = world
  const store = leftoverStore(viewerId, itemId)
  const left = undelivered(store.read(), { watched: before })
  if (!left) store.clear()
  const reporter = createReporter(
    { courseId, itemId },
    {
      store,
      async send(report, options) {
        const { share, done, refusedSeconds } = await sendReport(report, options)
        world.onProgress(itemId, { share, done })
        if (refusedSeconds >= 1) world.onRefused()
      },
      isPassing,
      onSent: world.onDelivered,
    },
  )
  if (left) {
    session.seek(left.position)
    reporter.note(left.played, left.position, 0)
    world.onPlayed(left.played)
    void reporter.flush()
  }
  const follower = followPlaying(element, {
    place: session.place.get,
    note(played, at, rate) {
      reporter.note(played, at, rate)
      if (played.length > 0) world.onPlayed(played)
    },
    report: () => void reporter.flush(),
  })
  const retry = () => void reporter.flush()
  const leave = () => {
    follower.leave()
    reporter.leave()
  }
  const hidden = () => document.visibilityState === 'hidden' && leave()
  addEventListener('online', retry)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    follower.stop()
    removeEventListener('online', retry)
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hidden)
  }
}
