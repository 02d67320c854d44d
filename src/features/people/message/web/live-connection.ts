import { client } from '#src/web/api.ts'
import { browserTokens } from '#src/web/token-store.ts'
import { livePath } from '../contract.ts'
import { beatSeconds, type LiveEvents } from '../live-events.ts'

/** An event with its data, as it is passed from tab to tab. */
export type ReceivedEvent = {
  [K in keyof LiveEvents]: { name: K; data: LiveEvents[K] }
}[keyof LiveEvents]

const names = [
  ...(['unread', 'message', 'changed', 'stale', 'refresh'] as const),
  ...(['beat', 'expired', 'ended'] as const),
]
const longestPause = 60_000

/** Opens the connection; reconnects after errors with growing random pauses. @returns a function that closes it */
export function connect(pass: (heard: ReceivedEvent) => void): () => void {
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
    // Signed out: a sign-in loads a new page, which connects again.
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

  function hear(heard: ReceivedEvent) {
    heardAt = Date.now()
    if (heard.name === 'beat') return
    if (heard.name === 'expired') {
      void renew()
      return
    }
    if (heard.name === 'ended') {
      drop()
      const now = browserTokens.read()?.access_token
      // No token means a sign-out, another token a new sign-in in another tab; neither ends this page.
      if (now === undefined || now !== token) return later()
      close()
    }
    if (heard.name === 'unread') {
      tries = 0
      // Events during the interruption are lost, so the page must reload its messages.
      if (!isFirst) pass({ name: 'refresh', data: {} })
      isFirst = false
    }
    pass(heard)
  }

  /** Renews the token unless another call has done so, then reconnects with the new cookie. */
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

  /** Reconnects without an error event too, as after a laptop's sleep or a router's time-out. */
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
