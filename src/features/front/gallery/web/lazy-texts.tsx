import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/web/use-hydrated.ts'

const Loaded = lazy(() => import('./text-specimens.tsx'))

/** Formatted text loads on demand here, as its editor does everywhere. */
export const TextSpecimens = () =>
  useHydrated() ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null
