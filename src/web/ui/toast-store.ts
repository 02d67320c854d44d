import { createStore } from './store.ts'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'
/** The link of a toast, or its button where `to` is left out: undo. */
export interface ToastAction {
  label: string
  /** The path of a page; its locale may be left out. */
  to?: string
  onOpen?: () => void
}
export interface Toast {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction | undefined
}

/** Milliseconds that a toast is shown (specification, section 9). */
export const toastMs = 3000

interface Timer {
  set: (run: () => void, ms: number) => unknown
  clear: (handle: unknown) => void
  now: () => number
}
const realTimer: Timer = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as number),
  now: () => Date.now(),
}

/** Creates a store of toasts that close after a time. All timers stop while the pointer or focus is on them. */
export function createToasts(timer: Timer = realTimer) {
  const store = createStore<readonly Toast[]>([])
  const clocks = new Map<number, { left: number; since: number; handle?: unknown }>()
  let paused = false
  let lastId = 0

  function run(id: number) {
    const clock = clocks.get(id)
    if (!clock || paused) return
    clock.since = timer.now()
    clock.handle = timer.set(() => close(id), clock.left)
  }
  function stop(id: number) {
    const clock = clocks.get(id)
    if (clock?.handle === undefined) return
    timer.clear(clock.handle)
    clock.handle = undefined
    clock.left = Math.max(0, clock.left - (timer.now() - clock.since))
  }
  function close(id: number) {
    stop(id)
    clocks.delete(id)
    store.set(store.get().filter((toast) => toast.id !== id))
    // An empty region reports no leaving pointer, so the pause ends here.
    if (store.get().length === 0) paused = false
  }
  /** Shows a toast; repeating a shown one restarts its time. @returns the id. */
  function show(kind: ToastKind, text: string, ms = toastMs, action?: ToastAction): number {
    // Of two equal messages each undoes its own act.
    const same = !action && store.get().find((toast) => toast.kind === kind && toast.text === text)
    const id = same ? same.id : ++lastId
    if (same) stop(id)
    else store.set([...store.get(), { id, kind, text, action }])
    clocks.set(id, { left: ms, since: timer.now() })
    run(id)
    return id
  }
  return {
    get: store.get,
    watch: store.watch,
    show,
    close,
    info: (text: string, ms?: number, action?: ToastAction) => show('info', text, ms, action),
    success: (text: string, ms?: number, action?: ToastAction) => show('success', text, ms, action),
    warning: (text: string, ms?: number) => show('warning', text, ms),
    error: (text: string, ms?: number) => show('error', text, ms),
    pause() {
      if (paused) return
      paused = true
      for (const id of clocks.keys()) stop(id)
    },
    resume() {
      if (!paused) return
      paused = false
      for (const id of clocks.keys()) run(id)
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>

/** `toast.error('…')` from anywhere in the browser; shown by ToastRegion. */
export const toast = createToasts()
