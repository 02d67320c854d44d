/** Milliseconds before a look at something that takes its time: the longer it takes, the less often. */
const waitOf = (round: number) => Math.min(30_000, 3000 * 1.5 ** round)

/**
 * Waits for the next look at something under way. A page that nobody sees asks nothing; it looks as soon as it is
 * seen again.
 * @param round 0 for the first look; below it the waits are shorter
 * @param sooner ends the wait
 */
export async function nextLook(round: number, sooner: AbortSignal): Promise<void> {
  await until(sooner, (done) => {
    const timer = setTimeout(done, waitOf(round))
    return () => clearTimeout(timer)
  })
  if (document.visibilityState === 'visible') return
  await until(sooner, (done) => {
    document.addEventListener('visibilitychange', done)
    return () => document.removeEventListener('visibilitychange', done)
  })
}

function until(sooner: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (sooner.aborted) return resolve()
    const done = () => {
      end()
      sooner.removeEventListener('abort', done)
      resolve()
    }
    const end = begin(done)
    sooner.addEventListener('abort', done)
  })
}
