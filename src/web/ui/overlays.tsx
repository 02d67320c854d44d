import { ConfirmHost } from './confirm.tsx'
import { LeaveGuardHost } from '#src/web/form/leave-guard-host.tsx'
import { PageProgress } from './progress-bar.tsx'
import { ToastRegion } from './toast.tsx'
import { Tooltips } from './tooltip.tsx'

/** The overlays of every page; rendered once, at the end of the body. */
export function Overlays() {
  return (
    <>
      <PageProgress />
      <ToastRegion />
      <Tooltips />
      <LeaveGuardHost />
      <ConfirmHost />
    </>
  )
}
