import { ConfirmHost } from './confirm.tsx'
import { LeaveGuardHost } from '#src/web/form/leave-guard-host.tsx'
import { PageProgress } from './progress-bar.tsx'
import { ToastRegion } from './toast.tsx'
import { Tooltips } from './tooltip.tsx'

/** All that floats over any page; stands once, at the end of the body. */
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
