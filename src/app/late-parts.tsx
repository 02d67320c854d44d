import { TransfersDoor } from '#src/features/content/file/web/transfers-door.tsx'
import { LiveBars } from '#src/web/live/live-bars.tsx'

/** Parts of every page that React hydrates, loaded after it: the first seconds need none of them. */
export function LateParts() {
  return (
    <>
      <LiveBars />
      <TransfersDoor />
    </>
  )
}
