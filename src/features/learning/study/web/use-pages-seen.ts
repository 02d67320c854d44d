import { useCallback, useEffect, useRef } from 'react'
import { useViewer } from '#src/web/session.ts'
import type { openPagesLedger } from './reports/pages-ledger.ts'
import type { ItemProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'

type Ledger = ReturnType<typeof openPagesLedger>

/** Returns a function that takes each page seen; the ledger that reports them loads beside the courseware. */
export function usePagesSeen(
  { courseId, itemId, progress }: StudyItem,
  onProgress: (itemId: number, progress: ItemProgress) => void,
) {
  const viewerId = useViewer()?.id ?? 0
  const wasDone = useRef(progress.done)
  const ledger = useRef<Ledger>(undefined)
  /** Pages seen before the ledger was there. */
  const early = useRef<[page: number, of: number][]>([])

  useEffect(() => {
    let isOver = false
    const open = async () => {
      const library = await import('./reports/pages-ledger.ts')
      if (isOver) return
      const item = { courseId, itemId, done: wasDone.current }
      const opened = library.openPagesLedger(viewerId, item, onProgress)
      ledger.current = opened
      for (const [page, of] of early.current.splice(0)) opened.note(page, of)
    }
    void open()
    return () => {
      isOver = true
      ledger.current?.close()
      ledger.current = undefined
    }
  }, [viewerId, courseId, itemId, onProgress])

  return useCallback((page: number, of: number) => {
    if (ledger.current) ledger.current.note(page, of)
    else early.current.push([page, of])
  }, [])
}
