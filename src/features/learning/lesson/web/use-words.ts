import { useEffect, useState } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { lessonApi } from '../contract.ts'
import type { QuestionWords } from '../question-api.ts'

interface Asked {
  questionId: number
  bankQuestionId: number | null
  keyShown: boolean
}

/**
 * Reads the words of a question of the bank for the projector, and again once its key is shown: until then those that
 * stand there stay.
 */
export function useWords(classId: number, asked: Asked | null) {
  const [attempt, setAttempt] = useState(1)
  const [found, setFound] = useState<{ questionId: number; words: QuestionWords }>()
  const [failed, setFailed] = useState(false)
  const questionId = asked?.bankQuestionId === null ? undefined : asked?.questionId
  const keyShown = asked?.keyShown ?? false
  useEffect(() => {
    if (questionId === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const options = { quiet: true, background: true, signal }
    const read = async () => {
      const words = await quietly(api(lessonApi.getWords, { classId, questionId }, options))
      if (signal.aborted) return
      if (words) setFound({ questionId, words })
      setFailed(!words)
    }
    void read()
    return () => stop.abort()
  }, [classId, questionId, keyShown, attempt])
  return {
    words: found && found.questionId === questionId ? found.words : null,
    failed,
    again: () => setAttempt(attempt + 1),
  }
}
