import { type ComponentType, lazy, Suspense } from 'react'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { PlainBody } from '../../body/body.ts'
import type { Problem } from '../../body/problem-codes.ts'
import type { QuestionType } from '../../types.ts'
import { Unsupported } from '../unsupported.tsx'
import { AfterMarking } from './after-marking.tsx'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { StemField } from './stem-field.tsx'

/** The editors by type, each loaded where it is used. The frame has the stem and what is read after marking. */
const editors: { [T in Exclude<QuestionType, 'group'>]: ComponentType<EditProps<T>> } = {
  single: lazy(() => import('./single.tsx')),
  multiple: lazy(() => import('./multiple.tsx')),
  trueFalse: lazy(() => import('./true-false.tsx')),
  fillIn: lazy(() => import('./fill-in.tsx')),
  numeric: lazy(() => import('./numeric.tsx')),
  cloze: lazy(() => import('./cloze.tsx')),
  matching: lazy(() => import('./matching.tsx')),
  ordering: lazy(() => import('./ordering.tsx')),
  classification: lazy(() => import('./classification.tsx')),
  hotspot: lazy(() => import('./hotspot.tsx')),
  dragText: lazy(() => import('./drag-text.tsx')),
  form: lazy(() => import('./form.tsx')),
  shortAnswer: lazy(() => import('./short-answer.tsx')),
  essay: lazy(() => import('./essay.tsx')),
  file: lazy(() => import('./file.tsx')),
  spoken: lazy(() => import('./spoken.tsx')),
}

/** Types whose stem has gaps: their editors render it. */
const withGaps: readonly QuestionType[] = ['fillIn', 'cloze', 'dragText']

/** The editor of a question that stands for itself, or of one of a group. */
export function EditPlain({
  body,
  onChange,
  problems,
}: {
  body: PlainBody
  onChange: (next: PlainBody) => void
  problems: readonly Problem[]
}) {
  // The types of body and editor agree, which a look-up cannot express.
  const Editor = editors[body.type] as unknown as ComponentType<Record<string, unknown>> | undefined
  if (!Editor) return <Unsupported />
  return (
    <div className={css.edit}>
      {!withGaps.includes(body.type) && (
        <StemField
          body={body}
          problems={problems}
          onChange={(stem) => onChange({ ...body, stem })}
        />
      )}
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Editor body={body} onChange={onChange} problems={problems} />
      </Suspense>
      <AfterMarking body={body} onChange={onChange} />
    </div>
  )
}
