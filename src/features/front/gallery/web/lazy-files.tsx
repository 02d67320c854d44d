import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/web/use-hydrated.ts'

const Loaded = lazy(() => import('./file-specimens.tsx'))

/** Fields and choosers of files load on demand here, as they do on the pages that have them in a dialog. */
export const FileSpecimens = () =>
  useHydrated() ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null
