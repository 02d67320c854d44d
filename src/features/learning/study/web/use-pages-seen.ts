import { useCallback, useEffect, useRef } from 'react'
import { api } from '#src/web/api.ts'
import { studyApi } from '../contract.ts'
import { isPassing } from './leftovers.ts'
import type { ItemProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'

/** Pause before refused pages are reported again: the server allows one page for each second. */
const againMs = 1000
/** The contract's limit for one report. */
const pagesPerReport = 200

/** Returns a function that takes each page seen, and reports it until the courseware is done. */
export function usePagesSeen(
  { courseId, itemId, progress }: StudyItem,
  onProgress: (itemId: number, progress: ItemProgress) => void,
) {
  const waiting = useRef(new Set<number>())
  const state = useRef({ done: progress.done, running: false, gone: false })

  const report = useCallback(
    async (of: number) => {
      const now = state.current
      if (now.running) return
      now.running = true
      while (!now.done && !now.gone && waiting.current.size > 0) {
        const pages = [...waiting.current].slice(0, pagesPerReport)
        const input = { courseId, itemId, pages, of }
        const quiet = { quiet: true, background: true } as const
        const answer = await api(studyApi.reportPages, input, quiet).catch((error: unknown) =>
          isPassing(error) ? 'later' : 'never',
        )
        if (answer === 'later') break
        waiting.current = new Set()
        if (answer === 'never') break
        now.done = answer.done
        onProgress(itemId, answer)
        for (const page of answer.refused) waiting.current.add(page)
        if (answer.refused.length > 0) await new Promise((rest) => setTimeout(rest, againMs))
      }
      now.running = false
    },
    [courseId, itemId, onProgress],
  )

  const lastOf = useRef(0)
  useEffect(() => {
    const now = state.current
    now.gone = false
    const retry = () => lastOf.current > 0 && void report(lastOf.current)
    addEventListener('online', retry)
    return () => {
      now.gone = true
      removeEventListener('online', retry)
    }
  }, [report])

  return useCallback(
    (page: number, of: number) => {
      lastOf.current = of
      if (state.current.done) return
      waiting.current.add(page)
      void report(of)
    },
    [report],
  )
}
