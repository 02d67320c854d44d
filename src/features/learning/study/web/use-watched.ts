import { type RefObject, useEffect, useState } from 'react'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { useViewer } from '#src/web/session.ts'
import { followPlaying } from './follow-playing.ts'
import { merge, type Part } from './intervals.ts'
import { isPassing, leftoverStore, sendReport } from './leftovers.ts'
import type { StudyItem } from './study-types.ts'
import type { ItemProgress } from './study-progress.ts'
import { createReporter, undelivered } from './watched-reporter.ts'

/**
 * Tracks the parts really played and reports them: every 10 seconds, on pause, after a seek, at the end, and
 * when the page is hidden or left. Parts that an earlier page could not deliver are sent first.
 */
export function useWatched(
  ref: RefObject<HTMLVideoElement | null>,
  {
    item: { courseId, itemId },
    video,
    session,
    onProgress,
  }: {
    item: Pick<StudyItem, 'courseId' | 'itemId'>
    video: NonNullable<StudyItem['video']>
    session: FilmSession
    onProgress: (itemId: number, progress: ItemProgress) => void
  },
) {
  const viewerId = useViewer()?.id ?? 0
  // Each answer of the page is another object; the ledger of this page begins with its first one.
  const [{ watched: before }] = useState(video)
  const [watched, setWatched] = useState<Part[]>(() => merge(before))
  const [delivered, setDelivered] = useState(true)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const store = leftoverStore(viewerId, itemId)
    const left = undelivered(store.read(), { watched: before })
    if (!left) store.clear()
    const reporter = createReporter(
      { courseId, itemId },
      {
        store,
        async send(report, options) {
          const { share, done } = await sendReport(report, options)
          onProgress(itemId, { share, done })
        },
        isPassing,
        onSent: setDelivered,
      },
    )
    if (left) {
      session.seek(left.position)
      reporter.note(left.played, left.position)
      // Only the browser knows the leftover, so the state is set in an effect.
      // oxlint-disable-next-line react/set-state-in-effect
      setWatched((known) => merge([...known, ...left.played]))
      void reporter.flush()
    }
    const follower = followPlaying(element, {
      place: session.place.get,
      note(played, at) {
        reporter.note(played, at)
        if (played.length > 0) setWatched((known) => merge([...known, ...played]))
      },
      report: () => void reporter.flush(),
    })
    const retry = () => void reporter.flush()
    const leave = () => {
      follower.note()
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
  }, [ref, viewerId, courseId, itemId, before, session, onProgress])

  return { watched, delivered }
}
