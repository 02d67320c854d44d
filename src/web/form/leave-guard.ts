import { useEffect } from 'react'
import { createStore } from '#src/web/ui/store.ts'

/** The number of forms with unsaved changes. A router allows one blocker at a time, so all forms share it. */
export const unsaved = createStore(0)

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

function count(by: number) {
  const before = unsaved.get()
  unsaved.set(before + by)
  if (before === 0) addEventListener('beforeunload', ask)
  if (unsaved.get() === 0) removeEventListener('beforeunload', ask)
}

/** Asks before unsaved changes are lost: by the browser's question, and within the site by LeaveGuardHost. */
export function useLeaveGuard(active: boolean) {
  useEffect(() => {
    if (!active) return
    count(1)
    return () => count(-1)
  }, [active])
}
