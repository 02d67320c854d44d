import { type ComponentProps, lazy, Suspense } from 'react'

const PullDialog = lazy(async () => ({
  default: (await import('./pull-dialog.tsx')).PullDialog,
}))

/** The dialog that takes over from a textbook, loaded with its first opening. */
export const PullPart = (props: ComponentProps<typeof PullDialog>) => (
  <Suspense fallback={null}>
    <PullDialog {...props} />
  </Suspense>
)
