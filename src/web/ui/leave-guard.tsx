import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { confirmDialog } from './confirm.tsx'
import { createStore } from './store.ts'
import { uiText } from './text.ts'

// How many forms hold unsaved changes. The router knows only one blocker at a time, so all share it.
const unsaved = createStore(0)
const none = () => 0

/** Asks before unsaved changes are lost: our dialog within the site, the browser's own outside. */
export function useLeaveGuard(active: boolean) {
  useEffect(() => {
    if (!active) return
    unsaved.set(unsaved.get() + 1)
    return () => unsaved.set(unsaved.get() - 1)
  }, [active])
}

/** Stands once in the page (in Overlays). */
export function LeaveGuardHost() {
  return useSyncExternalStore(unsaved.watch, unsaved.get, none) > 0 ? <LeaveGuard /> : null
}

function LeaveGuard() {
  const t = useText(uiText)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.get() > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDialog({
      title: t.leaveTitle,
      text: t.leaveText,
      confirm: t.leave,
      cancel: t.stay,
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
  return null
}
