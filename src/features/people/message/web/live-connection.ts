import { client } from '#src/web/api.ts'
import { browserTokens } from '#src/web/token-store.ts'
import { livePath } from '../contract.ts'
import { beatSeconds, type LiveEvents } from '../live-events.ts'

/** One thing heard, as it is passed from tab to tab. */
export type Heard = {
  [K in keyof LiveEvents]: { name: K; data: LiveEvents[K] }
}[keyof LiveEvents]

const names = [
  ...(['unread', 'message', 'changed', 'refresh'] as const),
  ...(['beat', 'expired', 'ended'] as const),
]
const longestPause = 60_000

/** The connection itself: comes back after whatever broke it, later each time and never all at once. */
export function connect(pass: (heard: Heard) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let token: string | undefined
  let tries = 0
  let heardAt = Date.now()
  let isFirst = true
  let closed = false

  function open() {
    source?.close()
    timer = undefined
    heardAt = Date.now()
    token = browserTokens.read()?.access_token
    // Signed out; whoever signs in again loads the page anew.
    if (token === undefined) return
    const opened = new EventSource(livePath)
    source = opened
    for (const name of names) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        if (source === opened) hear({ name, data: JSON.parse(data) as never })
      })
    }
    opened.addEventListener('error', () => {
      if (source === opened) later()
    })
  }

  function hear(heard: Heard) {
    heardAt = Date.now()
    if (heard.name === 'beat') return
    if (heard.name === 'expired') {
      void renew()
      return
    }
    if (heard.name === 'ended') {
      drop()
      const now = browserTokens.read()?.access_token
      // Otherwise another tab has signed in meanwhile, or this person has just signed out himself.
      if (now === undefined || now !== token) return later()
      close()
    }
    if (heard.name === 'unread') {
      tries = 0
      // What was said while nobody listened is lost.
      if (!isFirst) pass({ name: 'refresh', data: {} })
      isFirst = false
    }
    pass(heard)
  }

  /** The token ran out, or another call has renewed it: with the new one the cookie is good again. */
  async function renew() {
    drop()
    const now = browserTokens.read()?.access_token
    if (now !== undefined && now === token) await client.renew(now)
    later()
  }

  function drop() {
    source?.close()
    source = undefined
  }

  function later() {
    drop()
    if (closed || timer !== undefined) return
    const pause = Math.min(longestPause, 1000 * 2 ** tries++)
    timer = setTimeout(open, pause * (0.5 + Math.random()))
  }

  function atOnce() {
    if (closed || source) return
    clearTimeout(timer)
    tries = 0
    open()
  }

  /** A line that is dead without a word: a laptop that slept, a router that forgot. */
  const watch = setInterval(() => {
    if (source && Date.now() - heardAt > beatSeconds * 2800) later()
  }, 15_000)

  function close() {
    closed = true
    clearInterval(watch)
    clearTimeout(timer)
    drop()
    window.removeEventListener('online', atOnce)
  }

  window.addEventListener('online', atOnce)
  open()
  return close
}
