import { useCallback, useEffect, useState } from 'react'
import { keepStored, readStored } from '#src/web/stored.ts'
import type { Attempt } from '../contract.ts'
import { isGiven } from './use-answers.ts'

/**
 * The index of the question in view, at first that of the first open one. The tab remembers it, so that a
 * reload and the page in another language return to it.
 */
export function useCurrent({ attemptId, questions }: Attempt) {
  const firstOpen = Math.max(
    0,
    questions.findIndex((q) => !isGiven(q.answer)),
  )
  const key = `quiz-question-${attemptId}`
  const [current, setCurrent] = useState(firstOpen)
  const choose = useCallback(
    (index: number) => {
      setCurrent(index)
      keepStored('session', key, index)
    },
    [key],
  )
  // Runs after hydration, because the server does not know the tab.
  useEffect(() => {
    const kept = Number(readStored('session', key) ?? -1)
    // oxlint-disable-next-line react/set-state-in-effect -- once, from outside React
    choose(questions[kept] ? kept : firstOpen)
    // oxlint-disable-next-line react/exhaustive-deps -- an answer given now moves nothing
  }, [key])
  return [current, choose] as const
}
