import { useEffect, useRef, useState } from 'react'
import { api } from '#src/web/api.ts'
import { ApiError } from '#src/web/api-error.ts'
import { useLeaveGuard } from '#src/web/form/leave-guard.ts'
import { peerApi } from '../contract.ts'
import { peerErrors } from '../errors.ts'
import type { OwnPeers } from '../participant-api.ts'
import { judgementOf, type ReviewValues, valuesOf } from './review-values.ts'

const pause = 800
const retryAfter = 5000

type Kept = 'idle' | 'saved' | 'saving' | 'unsaved' | 'failed' | 'conflict'

/**
 * A review that the server keeps as it is typed. Saves follow each other. Once it was handed in, a change is saved by a press, because
 * half of one would count.
 */
export function useReview(own: OwnPeers, open: NonNullable<OwnPeers['open']>) {
  const [values, setValues] = useState(() => valuesOf(open, own.criteria))
  const [kept, setKept] = useState<Kept>(open.revision > 0 ? 'saved' : 'idle')
  const [handedInAt, setHandedInAt] = useState(open.handedInAt)
  const revision = useRef(open.revision)
  const latest = useRef<ReviewValues | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { reviewId } = open
  const seen = open.shown.number

  const post = async (given: ReviewValues, handIn: boolean) => {
    const judgement = judgementOf(given, own)
    const answer = await api(
      peerApi.save,
      { reviewId, revision: revision.current, seen, ...judgement, handIn },
      { quiet: true, background: !handIn },
    )
    revision.current = answer.revision
    return answer
  }
  /** Learns what another device has saved, so that the next press has seen it. */
  const lookAgain = async () => {
    const { homeworkId } = own
    const now = await api(peerApi.getOwn, { homeworkId, review: reviewId }, { quiet: true })
    if (now.open?.reviewId === reviewId) revision.current = now.open.revision
  }
  const isConflict = (error: unknown) =>
    error instanceof ApiError && error.id === peerErrors.changedElsewhere.id

  const sendLatest = async (before: Promise<unknown>) => {
    await before
    const given = latest.current
    if (!given) return
    latest.current = null
    setKept('saving')
    try {
      await post(given, false)
      setKept(latest.current ? 'unsaved' : 'saved')
    } catch (error) {
      latest.current ??= given
      if (isConflict(error)) {
        await lookAgain().catch(() => {})
        setKept('conflict')
        return
      }
      setKept('failed')
      const isLost = error instanceof ApiError && error.code === -1
      if (isLost) timer.current = setTimeout(save, retryAfter)
    }
  }
  const save = () => {
    clearTimeout(timer.current)
    queue.current = sendLatest(queue.current)
  }
  const change = (next: ReviewValues) => {
    setValues(next)
    latest.current = next
    if (kept === 'conflict') return
    setKept('unsaved')
    clearTimeout(timer.current)
    if (handedInAt === null) timer.current = setTimeout(save, pause)
  }
  const sendWhole = async (before: Promise<unknown>) => {
    await before
    try {
      const answer = await post(values, true)
      latest.current = null
      setHandedInAt(answer.handedInAt)
      setKept('saved')
    } catch (error) {
      if (isConflict(error)) {
        await lookAgain().catch(() => {})
        setKept('conflict')
      }
      throw error
    }
  }
  const handIn = () => {
    clearTimeout(timer.current)
    const sent = sendWhole(queue.current)
    queue.current = sent.catch(() => {})
    return sent
  }
  const last = useRef(save)
  useEffect(() => {
    last.current = save
  })
  // Moving on saves what the pause has not.
  const isIn = handedInAt !== null
  useEffect(
    () => () => {
      if (latest.current && !isIn) last.current()
    },
    [isIn],
  )
  useLeaveGuard(kept !== 'saved' && kept !== 'idle')
  return { values, change, kept, handedInAt, handIn }
}
