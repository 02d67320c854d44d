import { useState } from 'react'
import type { AnswerOf, InputOf } from '#src/shared/endpoint.ts'
import { failureWords } from '#src/web/act/failure.ts'
import { useWaiting } from '#src/web/act/use-waiting.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { toast } from '#src/web/ui/toast-store.ts'
import { gradingApi } from '../contract.ts'
import { gradingText } from './grading-text.ts'

type Given = Omit<InputOf<typeof gradingApi.setMark>, 'revision'>
export type WaitingMark = InputOf<typeof gradingApi.setMark> & { clientId: string; at: number }

/** The marks that this device gives: kept on it first, and sent when there is a network. */
export function useMarks() {
  const t = useText(gradingText)
  const format = useFormat()
  const locale = useLocale()
  const userId = useViewer()?.id ?? 0
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map())
  const queue = useWaiting<WaitingMark, AnswerOf<typeof gradingApi.setMark>>(`marking:${userId}:`, {
    send: ({ clientId: _, at: __, ...mark }) =>
      api(gradingApi.setMark, mark, { quiet: true, background: true }),
    arrived(outcome, { revision }) {
      const { replaced } = outcome
      if (outcome.revision > revision) toast.info(t.newerMark)
      else if (replaced) toast.info(t.replaced(replaced.by, format.number(replaced.points)))
    },
    refused(one, error) {
      toast.error(failureWords(error, locale, {}))
      setGiven((before) => new Map([...before].filter(([key]) => key !== one.clientId)))
    },
  })
  return {
    ...queue,
    /** The mark that was given on this page, sent or not. */
    givenTo: (target: Omit<Given, 'points' | 'criteria' | 'comment' | 'quizId'>) =>
      given.get(keyOf(target)),
    count: given.size,
    put(mark: Given, former: number) {
      const clientId = keyOf(mark)
      setGiven((before) => new Map(before).set(clientId, mark))
      const waits = queue.waiting.find((one) => one.clientId === clientId)?.revision ?? 0
      const revision = Math.max(Date.now(), former + 1, waits + 1)
      queue.put({ ...mark, revision, clientId, at: revision })
    },
  }
}

const keyOf = ({
  attemptId,
  questionId,
  part,
}: Pick<Given, 'attemptId' | 'questionId' | 'part'>): string => `${attemptId}:${questionId}:${part}`
