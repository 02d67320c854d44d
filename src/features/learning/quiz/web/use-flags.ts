import { useEffect, useState } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { keepStored, readStored } from '#src/web/stored.ts'
import { type Attempt, quizApi } from '../contract.ts'

/** The marks “look at again”: kept on this device at once, and on the server as the network allows. */
export function useFlags({ attemptId, questions }: Attempt) {
  const key = `quiz-flags-${attemptId}`
  const [flags, setFlags] = useState(
    () => new Set(questions.filter(({ flagged }) => flagged).map(({ questionId }) => questionId)),
  )
  useEffect(() => {
    const stored = readStored('local', key)
    // oxlint-disable-next-line react/set-state-in-effect -- once, from outside React
    if (Array.isArray(stored)) setFlags(new Set(stored.map(Number)))
  }, [key])
  const toggle = (questionId: number) => {
    const next = new Set(flags)
    const flagged = !next.delete(questionId)
    if (flagged) next.add(questionId)
    setFlags(next)
    keepStored('local', key, [...next])
    // The device keeps it; a mark is no answer, and nothing waits for it.
    const given = { attemptId, questionId, flagged }
    void quietly(api(quizApi.setFlag, given, { quiet: true, background: true }))
  }
  return { flags, toggle }
}
