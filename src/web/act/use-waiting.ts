import { useEffect, useRef, useState } from 'react'
import { later } from './later.ts'
import { isPassing } from './is-passing.ts'
import { createWaiting, type Waiting, waitingStore } from './waiting.ts'

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
      mayRetry: isPassing,
      arrived: (outcome, one) => handlers.current.arrived(outcome, one),
      refused: (one, error) => handlers.current.refused(one, error),
      changed(all, stuck) {
        setWaiting(all)
        setStuck(stuck)
      },
      later,
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
