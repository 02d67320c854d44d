import { lazy, Suspense } from 'react'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionBody } from '../../body/body.ts'
import { EditPlain } from './edit-plain.tsx'
import type { Problem } from '../../body/problem-codes.ts'

const EditGroup = lazy(() => import('./group.tsx'))

/** The editor of a question of any type. The page around it holds the body. */
export function EditBody({
  body,
  onChange,
  problems,
}: {
  body: QuestionBody
  onChange: (next: QuestionBody) => void
  problems: readonly Problem[]
}) {
  if (body.type !== 'group') {
    return <EditPlain body={body} onChange={onChange} problems={problems} />
  }
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <EditGroup body={body} onChange={onChange} problems={problems} />
    </Suspense>
  )
}
