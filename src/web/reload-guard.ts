/** Specification, section 9: a page that reloads by itself does so at most once in 10 seconds. */
export const reloadGuardMs = 10_000
const key = 'reloaded-at'

/** Reloads unless it has just done so; a lasting fault must not turn into a loop. */
export function guardedReload(): boolean {
  const last = Number(sessionStorage.getItem(key)) || 0
  if (Date.now() - last < reloadGuardMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

/** After a new build the chunks of the old one are gone: load the page anew. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline a reload would only trade the page, and what is typed in it, for the browser's own error.
    if (navigator.onLine && guardedReload()) event.preventDefault()
  })
}
