import { type ComponentProps, Suspense } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { WriteForm } from './write-form.tsx'

const Form = latePart(async () => ({ default: (await import('./write-form.tsx')).WriteForm }))

/** The form of a reply or a comment. Its script is loaded after the page, because most people only read. */
export function LateWriteForm(given: ComponentProps<typeof WriteForm>) {
  return (
    <Suspense fallback={<SkeletonText lines={3} />}>
      <Form {...given} />
    </Suspense>
  )
}
