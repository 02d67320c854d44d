import { keepText, readText } from '#src/web/stored.ts'

/** Tells whether a window of this browser is alive. */
export interface WindowLocks {
  /** Says that this window is alive, until it is released or dies. */
  hold: (window: string) => () => void
  /** Takes the place of a window that is dead. @returns what releases it; undefined where it is alive */
  take: (window: string) => Promise<(() => void) | undefined>
}

const nameOf = (window: string) => `draft-window:${window}`

const release = () => {
  let done = () => {}
  const held = new Promise<void>((resolve) => (done = resolve))
  return { held, done }
}

/** The browser ends its locks with the tab; without HTTPS it has none. */
const browserLocks: WindowLocks = {
  hold(window) {
    const { held, done } = release()
    void navigator.locks.request(nameOf(window), () => held)
    return done
  },
  take: (window) =>
    new Promise((resolve) => {
      const { held, done } = release()
      void navigator.locks.request(nameOf(window), { ifAvailable: true }, (lock) => {
        resolve(lock ? done : undefined)
        return lock ? held : undefined
      })
    }),
}

/** A hidden tab's timers run once a minute at the least. */
const [renewMs, leaseMs] = [5_000, 150_000]

/** A lease with a time in local storage, renewed while the window lives. */
export function leases(now: () => number = Date.now): WindowLocks {
  const hold = (window: string) => {
    const renew = () => void keepText('local', nameOf(window), String(now() + leaseMs))
    renew()
    const timer = setInterval(renew, renewMs)
    return () => {
      clearInterval(timer)
      keepText('local', nameOf(window), undefined)
    }
  }
  return {
    hold,
    take: (window) =>
      Promise.resolve(
        Number(readText('local', nameOf(window)) ?? 0) > now() ? undefined : hold(window),
      ),
  }
}

export const windowLocks = (): WindowLocks => ('locks' in navigator ? browserLocks : leases())
