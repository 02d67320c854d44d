import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/web/use-hydrated.ts'

const Loaded = lazy(() => import('./file-specimens.tsx'))
const LoadedDrafts = lazy(() => import('./draft-specimens.tsx'))
const LoadedOutlines = lazy(() => import('./outline-specimens.tsx'))
const LoadedQuestions = lazy(() => import('./question-specimens.tsx'))

/** Fields and choosers of files load on demand here, as they do on the pages that have them in a dialog. */
export const FileSpecimens = () =>
  useHydrated() ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null

/** Questions load on demand, as their heavy types do wherever they are. */
export const QuestionSpecimens = () =>
  useHydrated() ? (
    <Suspense>
      <LoadedQuestions />
    </Suspense>
  ) : null

/** Drafts load on demand, as their history does. */
export const DraftSpecimens = () =>
  useHydrated() ? (
    <Suspense>
      <LoadedDrafts />
    </Suspense>
  ) : null

/** Outlines load on demand: their dialogs and uploads are on few pages. */
export const OutlineSpecimens = () =>
  useHydrated() ? (
    <Suspense>
      <LoadedOutlines />
    </Suspense>
  ) : null
