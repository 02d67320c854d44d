import { AppError, commonErrors } from '#src/shared/errors.ts'

/** Runs costly work in turn, because other requests need the processor too. */
export interface Queue {
  /** @throws common.unavailable when too much work waits */
  run: <T>(work: () => Promise<T>) => Promise<T>
  isFull: () => boolean
}

/** @param atOnce simultaneous pieces of work. @param waitingMost more would wait too long */
export function openQueue(atOnce: number, waitingMost: number): Queue {
  let running = 0
  const waiting: (() => void)[] = []
  const isFull = () => waiting.length >= waitingMost

  return {
    isFull,
    async run(work) {
      if (isFull()) throw new AppError(commonErrors.unavailable)
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running++
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
