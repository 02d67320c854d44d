import { connect, type Heard } from './live-connection.ts'

/** What a tab says that has just been opened: it was made before it listened. */
const howMany = 'how many?'

/**
 * Hears what concerns the person while the page is open. One connection for all tabs of a browser: the
 * tab that holds a lock has it and tells the others. Without locks (a school over plain http) each tab
 * has its own while it is in sight, as a browser opens only six connections to one place.
 */
export function startLive(personId: number, hear: (heard: Heard) => void): () => void {
  const name = `live-${personId}`
  let stop = begin()

  function begin(): () => void {
    if (!('locks' in navigator) || !('BroadcastChannel' in window)) return whileVisible(hear)
    const channel = new BroadcastChannel(name)
    // Known to the tab that has the connection.
    let unread: number | undefined
    // oxlint-disable unicorn/require-post-message-target-origin -- a channel has none
    channel.addEventListener('message', ({ data }: MessageEvent<Heard | typeof howMany>) => {
      if (data !== howMany) hear(data)
      else if (unread !== undefined) channel.postMessage({ name: 'unread', data: { unread } })
    })
    channel.postMessage(howMany)
    const pass = (heard: Heard) => {
      if ('unread' in heard.data) ({ unread } = heard.data)
      channel.postMessage(heard)
      hear(heard)
    }
    // oxlint-enable unicorn/require-post-message-target-origin
    const stopping = new AbortController()
    const { signal } = stopping
    navigator.locks
      .request(name, { signal }, () => {
        const close = connect(pass)
        return new Promise<void>((release) => {
          signal.addEventListener('abort', () => {
            close()
            release()
          })
        })
      })
      // Given up while it waited for its turn.
      .catch(() => undefined)
    return () => {
      stopping.abort()
      channel.close()
    }
  }

  // A page that is kept for "back" must hold neither the lock nor the connection.
  const hide = () => stop()
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = begin()
  }
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', show)
  return () => {
    stop()
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', show)
  }
}

function whileVisible(hear: (heard: Heard) => void): () => void {
  let close: (() => void) | undefined
  const look = () => {
    if (document.visibilityState === 'visible') close ??= connect(hear)
    else {
      close?.()
      close = undefined
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    close?.()
  }
}
