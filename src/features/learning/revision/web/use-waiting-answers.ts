import { useCallback, useState } from 'react'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { useWaiting } from '#src/web/act/use-waiting.ts'
import { api } from '#src/web/api.ts'
import { useViewer } from '#src/web/root-data.ts'
import { type Outcome, revisionApi } from '../contract.ts'

/** An answer that the server has not acknowledged. */
export type WaitingAnswer = InputOf<typeof revisionApi.answer> & {
  answer: QuestionAnswer
  at: number
}

/** The answers of this device that wait to be marked, and those that have been. */
export function useWaitingAnswers(on: { refused: (questionId: number) => void }) {
  const userId = useViewer()?.id ?? 0
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const keep = useCallback(
    (outcome: Outcome) => setOutcomes((before) => new Map(before).set(outcome.clientId, outcome)),
    [],
  )
  const queue = useWaiting<WaitingAnswer, Outcome>(`revision:${userId}:`, {
    send: ({ at: _, ...one }) => api(revisionApi.answer, one, { quiet: true, background: true }),
    arrived: keep,
    refused: ({ questionId }) => on.refused(questionId),
  })
  return {
    ...queue,
    outcomes,
    /** Shows a later state of an outcome. */
    keep,
  }
}
