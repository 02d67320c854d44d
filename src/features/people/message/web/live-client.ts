import { quietly } from '#src/web/quietly.ts'
import { connect, type ReceivedEvent } from './live-connection.ts'

/** Request of a new tab for the unread count, which may have changed since the tab was rendered. */
const countRequest = 'how many?'

/**
 * Receives a person's live events while the page is open. All tabs of a browser share one connection:
 * the tab that holds a lock opens it and passes events to the others. Without locks (a site on plain
 * http) each tab has its own while it is visible, because a browser opens only six connections to a host.
 */
export function startMessages(personId: number, hear: (heard: ReceivedEvent) => void): () => void {
  const name = `live-${personId}`
  let stop = begin()

  function begin(): () => void {
    if (!('locks' in navigator) || !('BroadcastChannel' in window)) return whileVisible(hear)
    const channel = new BroadcastChannel(name)
    // Set only in the tab with the connection.
    let unread: number | undefined
    // oxlint-disable unicorn/require-post-message-target-origin -- a channel has none
    channel.addEventListener(
      'message',
      ({ data }: MessageEvent<ReceivedEvent | typeof countRequest>) => {
        if (data !== countRequest) hear(data)
        else if (unread !== undefined) channel.postMessage({ name: 'unread', data: { unread } })
      },
    )
    channel.postMessage(countRequest)
    const pass = (heard: ReceivedEvent) => {
      if ('unread' in heard.data) ({ unread } = heard.data)
      channel.postMessage(heard)
      hear(heard)
    }
    // oxlint-enable unicorn/require-post-message-target-origin
    const stopping = new AbortController()
    const { signal } = stopping
    const held = navigator.locks.request(name, { signal }, () => {
      const close = connect(pass)
      return new Promise<void>((release) => {
        signal.addEventListener('abort', () => {
          close()
          release()
        })
      })
    })
    // Fails when aborted while it waits for the lock.
    void quietly(held)
    return () => {
      stopping.abort()
      channel.close()
    }
  }

  // A page in the back-forward cache must hold neither the lock nor the connection.
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

function whileVisible(hear: (heard: ReceivedEvent) => void): () => void {
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
