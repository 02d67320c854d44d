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
 * Reads the words of a question of the bank for the projector, and again once its key is shown. The former words stay
 * until the next have arrived.
 */
export function useWords(classId: number, asked: Asked | null) {
  const [attempt, setAttempt] = useState(1)
  const [found, setFound] = useState<{ questionId: number; words: QuestionWords }>()
  const [failed, setFailed] = useState<string>()
  const questionId = asked?.bankQuestionId === null ? undefined : asked?.questionId
  // Another question, its key and another attempt each need a reading of their own.
  const reading = `${questionId}:${asked?.keyShown}:${attempt}`
  useEffect(() => {
    if (questionId === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const options = { quiet: true, background: true, signal }
    const read = async () => {
      const words = await quietly(api(lessonApi.getWords, { classId, questionId }, options))
      if (signal.aborted) return
      if (words) setFound({ questionId, words })
      else setFailed(reading)
    }
    void read()
    return () => stop.abort()
  }, [classId, questionId, reading])
  return {
    words: found && found.questionId === questionId ? found.words : null,
    failed: failed === reading,
    again: () => setAttempt(attempt + 1),
  }
}
