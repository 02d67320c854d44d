import { isServed } from './live/build-check.ts'

/** Specification, section 9: a page that reloads by itself does so at most once in 10 seconds. */
export const reloadGuardMs = 10_000
const key = 'reloaded-at'

/** Reloads the page, unless it has just done so: a lasting fault must not become a loop. @returns whether it reloads. */
export function guardedReload(): boolean {
  const last = Number(sessionStorage.getItem(key)) || 0
  if (Date.now() - last < reloadGuardMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

/**
 * Reloads the page when a chunk is missing, because a new build removes those of the old one. Only where the site
 * answers: else a reload would replace the page and its typed text by the browser's error page.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadWhereServed())
}

async function reloadWhereServed(): Promise<void> {
  if (await isServed()) guardedReload()
}
