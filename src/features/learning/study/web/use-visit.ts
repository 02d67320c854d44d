import { useEffect, useRef } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { useViewer } from '#src/web/session.ts'
import { studyApi } from '../contract.ts'
import type { useProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'

/** Stores the place, after sending the leftovers of earlier pages, because the visit may restart the clock. */
export function useVisit(
  courseId: number,
  item: StudyItem | null,
  report: ReturnType<typeof useProgress>['report'],
) {
  const itemId = item?.itemId
  const viewerId = useViewer()?.id
  const visited = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (itemId === undefined || viewerId === undefined) return
    const visit = async () => {
      const { sendLeftovers } = await import('./leftovers.ts')
      await sendLeftovers(viewerId, itemId, report)
      const { done } = await api(
        studyApi.visitItem,
        { courseId, itemId },
        { quiet: true, background: true },
      )
      if (done) report(itemId, { done, share: 0 })
    }
    // Offline the place is not stored; the item itself shows the problem.
    visited.current = quietly(visit())
  }, [courseId, itemId, viewerId, report])
  return visited
}
