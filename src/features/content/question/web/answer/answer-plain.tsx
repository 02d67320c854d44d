import { type ComponentType, Suspense } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { PlainAnswer, QuestionAnswer } from '../../answer.ts'
import type { PlainToTake } from '../../taking.ts'
import type { QuestionType } from '../../types.ts'
import { OtherLanguage } from '../other-language.tsx'
import { Unsupported } from '../unsupported.tsx'
import type { AnswerProps } from './answer-props.ts'
import { Cloze } from './cloze.tsx'
import { FillIn } from './fill-in.tsx'
import { Multiple } from './multiple.tsx'
import { Numeric } from './numeric.tsx'
import { ShortAnswer } from './short-answer.tsx'
import { Single } from './single.tsx'
import { TrueFalse } from './true-false.tsx'

/** The parts by type. Light ones are always there; heavy ones load where a question needs them. */
const parts: { [T in Exclude<QuestionType, 'group'>]: ComponentType<AnswerProps<T>> } = {
  single: Single,
  multiple: Multiple,
  trueFalse: TrueFalse,
  fillIn: FillIn,
  numeric: Numeric,
  cloze: Cloze,
  shortAnswer: ShortAnswer,
  matching: latePart(async () => ({ default: (await import('./matching.tsx')).Matching })),
  ordering: latePart(async () => ({ default: (await import('./ordering.tsx')).Ordering })),
  classification: latePart(async () => ({
    default: (await import('./classification.tsx')).Classification,
  })),
  hotspot: latePart(async () => ({ default: (await import('./hotspot.tsx')).Hotspot })),
  dragText: latePart(async () => ({ default: (await import('./drag-text.tsx')).DragText })),
  form: latePart(async () => ({ default: (await import('./form.tsx')).Form })),
  essay: latePart(() => import('./essay.tsx')),
  file: latePart(() => import('./file.tsx')),
  spoken: latePart(() => import('./spoken.tsx')),
}

/** A question that stands for itself, or one of a group. */
export function AnswerPlain({
  question,
  answer,
  ...rest
}: {
  question: PlainToTake
  /** One of another type counts as none. */
  answer: QuestionAnswer | null | undefined
  onAnswer: (answer: PlainAnswer, rest?: boolean) => void
  titleId: string
  stemId: string
}) {
  const { type } = question
  const isOneOf = type === 'single' || type === 'trueFalse'
  // The types of question, answer and part agree, which a look-up cannot express.
  const Part = parts[type] as unknown as ComponentType<Record<string, unknown>> | undefined
  if (!Part) return <Unsupported />
  return (
    <div
      role={isOneOf ? 'radiogroup' : 'group'}
      aria-labelledby={rest.titleId}
      aria-describedby={rest.stemId}
    >
      <OtherLanguage language={question.otherLanguage}>
        <Suspense fallback={<SkeletonText />}>
          <Part {...rest} question={question} answer={answer?.type === type ? answer : null} />
        </Suspense>
      </OtherLanguage>
    </div>
  )
}
