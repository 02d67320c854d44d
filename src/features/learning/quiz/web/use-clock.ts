import { useEffect, useRef, useState } from 'react'
import { wasPicking } from '#src/features/content/question/web/photos/picking.ts'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { useStale } from '#src/web/stale.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Attempt, attendEverySeconds, quizApi } from '../contract.ts'
import { quizTopic } from '../topic.ts'

interface Leave {
  key: string
  /** `performance.now()` at the leaving, milliseconds. */
  at: number
  seconds: number
}

/**
 * The clock of an open attempt. The server says how many seconds are left, and the browser counts them down by a clock
 * that no change of the device's time moves. Each sign also tells the server where the learner is, and the times away.
 * An attempt without a limit that records nothing sends one sign at the beginning, and further ones when the server says
 * that something has changed.
 */
export function useClock(
  attempt: Attempt,
  on: {
    place: () => number
    ended: () => void
    away: (seconds: number) => void
    /** The highest revision of an answer that the server has. */
    answered: (revision: number) => void
    /** The server's clock, milliseconds since 1970. */
    told: (now: number) => void
  },
) {
  const { attemptId, quizId, watchLeaving } = attempt
  const [left, setLeft] = useState(attempt.secondsLeft)
  const [paused, setPaused] = useState(attempt.paused)
  const [withheld, setWithheld] = useState(attempt.withheld)
  const handlers = useRef(on)
  const ask = useRef(() => {})
  useEffect(() => {
    handlers.current = on
  })

  useEffect(() => {
    const now = () => performance.now()
    let end = attempt.secondsLeft === null ? null : now() + attempt.secondsLeft * 1000
    let held = attempt.paused
    let leftAt: number | undefined
    const leaves: Leave[] = []
    let closed = false
    const isNeeded = () => end !== null || watchLeaving || held

    const tick = () => {
      if (end === null || held) return
      const seconds = Math.max(0, (end - now()) / 1000)
      setLeft(seconds)
    }
    const sign = async () => {
      const sent = [...leaves]
      const given = {
        attemptId,
        place: Math.max(0, handlers.current.place()),
        leaves: sent.map(({ key, at, seconds }) => ({ key, seconds, ago: (now() - at) / 1000 })),
      }
      // Without a network the clock goes on, and the next sign carries what this one had.
      const answer = await quietly(api(quizApi.attend, given, { quiet: true, background: true }))
      if (!answer || closed) return
      handlers.current.told(answer.now)
      leaves.splice(0, sent.length)
      if (answer.status === 'handedIn') return handlers.current.ended()
      handlers.current.answered(answer.revision)
      held = answer.paused
      setPaused(held)
      setWithheld(answer.withheld)
      end = answer.secondsLeft === null ? null : now() + answer.secondsLeft * 1000
      setLeft(answer.secondsLeft)
    }
    const look = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = now()
        return
      }
      // A camera or a picker of files covers the page of a phone: that is no leaving.
      if (leftAt !== undefined && watchLeaving && !wasPicking(now() - leftAt)) {
        const seconds = (now() - leftAt) / 1000
        leaves.push({ key: randomHex(), at: leftAt, seconds })
        handlers.current.away(Math.round(seconds))
      }
      leftAt = undefined
      // Another window or device may have been used meanwhile.
      void sign()
    }
    const ticking = setInterval(tick, 500)
    const signWhereNeeded = () => isNeeded() && void sign()
    const signing = setInterval(signWhereNeeded, attendEverySeconds * 1000)
    void sign()
    ask.current = () => void sign()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      closed = true
      clearInterval(ticking)
      clearInterval(signing)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one clock for one attempt
  }, [attemptId])
  useStale(quizTopic(quizId), () => ask.current())

  // The time of a learner who has quit the class runs on.
  const isUp = left !== null && left <= 0 && !paused
  return { left, paused: paused || withheld !== null, withheld, isUp }
}
