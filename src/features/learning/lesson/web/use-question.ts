import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { lessonApi } from '../contract.ts'

/** Milliseconds between two looks at an open question. */
const lookMs = 1500

/**
 * Follows the newest question of a lesson until it is closed.
 * @param openQuestionId the question that the page knows to be open, which another device may have asked
 * @returns it, null until it is read, and what reads it again
 */
export function useQuestion(lessonId: number, openQuestionId: number | null) {
  const [question, setQuestion] = useState<AnswerOf<typeof lessonApi.getQuestion>['question']>(null)
  const renew = useCallback(async () => {
    const answer = await quietly(
      api(lessonApi.getQuestion, { lessonId }, { quiet: true, background: true }),
    )
    if (answer) setQuestion(answer.question)
  }, [lessonId])
  const isNewer = openQuestionId !== null && openQuestionId > (question?.questionId ?? 0)
  const rests = question?.isOpen === false && !isNewer
  useEffect(() => {
    if (rests) return
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const look = async () => {
      await renew()
      if (!stopped) timer = setTimeout(() => void look(), lookMs)
    }
    void look()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [rests, renew])
  return { question, renew }
}
