import { useCallback, useEffect, useRef, useState } from 'react'
import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { api, ApiError } from '#src/web/api.ts'
import { useViewer } from '#src/web/root-data.ts'
import { type Outcome, revisionApi } from '../contract.ts'
import { createWaiting, type Waiting, waitingStore } from './waiting-answers.ts'

/** A session may end and a server may restart; the answer is sent again after either. */
const passing = new Set<number>([
  codeNoAnswer,
  kinds.tokenExpired.code,
  kinds.sessionEnded.code,
  kinds.tooMany.code,
  kinds.failed.code,
  kinds.unavailable.code,
])

/** The answers of this device that wait to be marked, and those that have been. */
export function useWaiting(on: { refused: (questionId: number) => void }) {
  const userId = useViewer()?.id ?? 0
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [isStuck, setStuck] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const queue = useRef<ReturnType<typeof createWaiting>>(undefined)
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })
  const keep = useCallback(
    (outcome: Outcome) => setOutcomes((before) => new Map(before).set(outcome.clientId, outcome)),
    [],
  )

  useEffect(() => {
    const made = createWaiting({
      store: waitingStore(userId),
      send: ({ at: _, ...one }) => api(revisionApi.answer, one, { quiet: true, background: true }),
      mayRetry: (error) =>
        !(error instanceof ApiError) ||
        passing.has(error.code) ||
        (error.code >= 500 && error.code < 600),
      arrived: keep,
      refused: ({ questionId }) => handlers.current.refused(questionId),
      changed(all, stuck) {
        setWaiting(all)
        setStuck(stuck)
      },
      later(run, ms) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    queue.current = made
    const wake = () => void made.wake()
    wake()
    addEventListener('online', wake)
    return () => {
      removeEventListener('online', wake)
      made.stop()
    }
  }, [userId, keep])

  return {
    waiting,
    /** The last try has failed: the answers wait for the network. */
    isStuck,
    outcomes,
    put: (one: Waiting) => void queue.current?.put(one),
    /** Shows a later state of an outcome. */
    keep,
  }
}
