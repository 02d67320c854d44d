/** Runs after `ms`. @returns cancels it */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Calls `wake` when the network is back, and `leave` when the page is hidden. @returns ends both */
export function whileOpen({ wake, leave }: { wake: () => void; leave: () => void }): () => void {
  const hidden = () => document.visibilityState === 'hidden' && leave()
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', hidden)
  }
}
