import { type ComponentType, Suspense } from 'react'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionBody } from '../../body/body.ts'
import type { QuestionType } from '../../types.ts'
import { Unsupported } from '../unsupported.tsx'
import type { EditProps, Problem } from './edit-props.ts'

/** The editors by type, each loaded where it is used. */
const editors: { [T in QuestionType]?: ComponentType<EditProps<T>> } = {}

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
  // The types of body and editor agree, which a look-up cannot express.
  const Editor = editors[body.type] as ComponentType<Record<string, unknown>> | undefined
  if (!Editor) return <Unsupported />
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <Editor body={body} onChange={onChange} problems={problems} />
    </Suspense>
  )
}
