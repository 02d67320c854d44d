import { useEffect, useRef, useState } from 'react'
import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { ApiError } from '#src/web/api.ts'
import { createWaiting, type Waiting, waitingStore } from './waiting.ts'

/** A session may end and a server may restart; what waits is sent again after either. */
const passing = new Set<number>([
  codeNoAnswer,
  kinds.tokenExpired.code,
  kinds.sessionEnded.code,
  kinds.tooMany.code,
  kinds.failed.code,
  kinds.unavailable.code,
])

const mayRetry = (error: unknown) =>
  !(error instanceof ApiError) || passing.has(error.code) || (error.code >= 500 && error.code < 600)

interface Handlers<W, O> {
  send: (one: W) => Promise<O>
  arrived: (outcome: O, one: W) => void
  refused: (one: W, error: unknown) => void
}

/**
 * Sends what a person gives through a dead network: it is kept on this device first, and sent when it can be.
 * @param prefix names the storage; it has the person's id, because devices are shared
 */
export function useWaiting<W extends Waiting, O>(prefix: string, on: Handlers<W, O>) {
  const [waiting, setWaiting] = useState<readonly W[]>([])
  const [isStuck, setStuck] = useState(false)
  const queue = useRef<ReturnType<typeof createWaiting<W, O>>>(undefined)
  const handlers = useRef(on)
  useEffect(() => {
    handlers.current = on
  })

  useEffect(() => {
    const made = createWaiting<W, O>({
      store: waitingStore(prefix),
      send: (one) => handlers.current.send(one),
      mayRetry,
      arrived: (outcome, one) => handlers.current.arrived(outcome, one),
      refused: (one, error) => handlers.current.refused(one, error),
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
  }, [prefix])

  return {
    waiting,
    /** The last try has failed: all wait for the network. */
    isStuck,
    put: (one: W) => void queue.current?.put(one),
  }
}
