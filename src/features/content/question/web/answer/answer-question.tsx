import { Suspense } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionAnswer } from '../../answer.ts'
import type { QuestionToTake } from '../../taking.ts'
import { OtherLanguage } from '../other-language.tsx'
import { AnswerPlain } from './answer-plain.tsx'

const Group = latePart(() => import('./group.tsx'))

/**
 * A question to answer: the stem and its inputs. The element `titleId`, which names it, is the caller's
 * (`QuestionHead`).
 */
export function AnswerQuestion({
  question,
  answer,
  ...rest
}: {
  question: QuestionToTake
  /** One of another type counts as none. */
  answer: QuestionAnswer | null | undefined
  onAnswer: (answer: QuestionAnswer, rest?: boolean) => void
  titleId: string
  stemId: string
}) {
  if (question.type !== 'group') {
    return <AnswerPlain {...rest} question={question} answer={answer} />
  }
  return (
    <div role="group" aria-labelledby={rest.titleId}>
      <OtherLanguage language={question.otherLanguage}>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Group {...rest} question={question} answer={answer?.type === 'group' ? answer : null} />
        </Suspense>
      </OtherLanguage>
    </div>
  )
}
