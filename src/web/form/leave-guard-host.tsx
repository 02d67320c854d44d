import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { uiText } from '#src/web/ui/text.ts'
import { unsaved } from './leave-guard.ts'

const none = () => 0

/** Asks before a client navigation loses unsaved changes. Rendered once, on pages with the router. */
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
