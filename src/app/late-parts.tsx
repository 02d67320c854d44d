import { TransfersDoor } from '#src/features/content/file/web/uploads/transfers-door.tsx'
import { beginKeepingPages } from '#src/web/keep-page.ts'
import { LiveBars } from '#src/web/live/live-bars.tsx'

beginKeepingPages()

/** Parts of every page that React hydrates, loaded after it: the first seconds need none of them. */
export function LateParts() {
  return (
    <>
      <LiveBars />
      <TransfersDoor />
    </>
  )
}
