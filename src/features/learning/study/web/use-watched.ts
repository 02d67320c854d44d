import { type RefObject, useCallback, useState } from 'react'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { usePart } from '#src/features/content/film/web/use-part.ts'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { studyApi } from '../contract.ts'
import { reachable } from './reachable.ts'
import { useViewer } from '#src/web/session.ts'
import { merge, type Part } from './reports/intervals.ts'
import type { StudyItem } from './study-types.ts'
import type { ItemProgress } from './study-progress.ts'

/** The parts of a film that its learner has watched, kept by a ledger that loads beside the film. */
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
  const [{ watched: before, noSkipping }] = useState(video)
  const [watched, setWatched] = useState<Part[]>(() => merge(before))
  const [delivered, setDelivered] = useState(true)
  // Where nothing may be skipped, the film goes on from what the server has counted.
  const onRefused = useCallback(async () => {
    if (!noSkipping) return
    const again = await quietly(api(studyApi.getItem, { courseId, itemId }, { quiet: true }))
    const counted = again?.video?.watched
    if (!counted) return
    setWatched(merge(counted))
    const now = session.time.get()
    const to = reachable(counted, now)
    if (to < now) session.seek(to)
  }, [noSkipping, courseId, itemId, session])
  usePart(
    async (isOver) => {
      const { openLedger } = await import('./reports/watched-ledger.ts')
      const element = ref.current
      if (!element || isOver()) return
      const onPlayed = (parts: readonly Part[]) =>
        setWatched((known) => merge([...known, ...parts]))
      return openLedger(element, {
        ...{ viewerId, courseId, itemId, session, before },
        ...{ onPlayed, onDelivered: setDelivered, onProgress },
        onRefused: () => void onRefused(),
      })
    },
    [ref, viewerId, courseId, itemId, before, session, onProgress, onRefused],
  )
  return { watched, delivered }
}
