import { type ComponentProps, Suspense } from 'react'
import { latePart } from '#src/web/late-part.tsx'

const PullDialog = latePart(async () => ({
  default: (await import('./pull-dialog.tsx')).PullDialog,
}))

/** The dialog that takes over from a textbook, loaded with its first opening. */
export const PullPart = (props: ComponentProps<typeof PullDialog>) => (
  <Suspense fallback={null}>
    <PullDialog {...props} />
  </Suspense>
)
