import { useCallback, useEffect, useRef } from 'react'
import { useViewer } from '#src/web/session.ts'
import { isPassing, pagesStore, sendPages } from './leftovers.ts'
import { createPagesReporter } from './pages-reporter.ts'
import type { ItemProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'

/** Pause before refused pages are reported again: the server allows one page for each second. */
const againMs = 1000
const rest = () => new Promise((after) => setTimeout(after, againMs))

/** Returns a function that takes each page seen, and reports it until the courseware is done. */
export function usePagesSeen(
  { courseId, itemId, progress }: StudyItem,
  onProgress: (itemId: number, progress: ItemProgress) => void,
) {
  const viewerId = useViewer()?.id ?? 0
  const wasDone = useRef(progress.done)
  const reporter = useRef<ReturnType<typeof createPagesReporter>>(undefined)

  useEffect(() => {
    const current = createPagesReporter(
      { courseId, itemId, done: wasDone.current },
      {
        store: pagesStore(viewerId, itemId),
        async send(report) {
          const answer = await sendPages(report)
          onProgress(itemId, answer)
          return answer
        },
        isPassing,
        rest,
      },
    )
    reporter.current = current
    const flush = () => void current.flush()
    flush()
    addEventListener('online', flush)
    return () => {
      current.end()
      removeEventListener('online', flush)
    }
  }, [viewerId, courseId, itemId, onProgress])

  return useCallback((page: number, of: number) => {
    reporter.current?.note(page, of)
    void reporter.current?.flush()
  }, [])
}
