import { lazy, Suspense } from 'react'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionAnswer } from '../../answer.ts'
import type { QuestionToTake } from '../../taking.ts'
import { OtherLanguage } from '../other-language.tsx'
import { KeyTexts } from './key-texts.tsx'
import { MarkLines } from './mark-lines.tsx'
import { PlainResult } from './plain-result.tsx'
import type { ShownResult } from './result-props.ts'
import { Verdict } from './verdict.tsx'

const GroupResult = lazy(() => import('./group.tsx'))

/** A marked question: the verdict, the answer given, the right one, how the points add up, the explanation. */
export function QuestionResult({
  question,
  answer,
  result,
  points = null,
}: {
  question: QuestionToTake
  answer: QuestionAnswer | null | undefined
  result: ShownResult
  /** The points of the question; a trial has none. */
  points?: number | null
}) {
  if (question.type !== 'group') {
    return <PlainResult question={question} answer={answer} result={result} points={points} />
  }
  const given = answer?.type === 'group' ? answer : null
  return (
    <>
      {result.mark && !result.isUnjudged && <Verdict mark={result.mark} points={points} />}
      <OtherLanguage language={question.otherLanguage}>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <GroupResult question={question} answer={given} result={result} points={points} />
        </Suspense>
        <MarkLines question={question} answer={given} result={result} points={points} />
        {result.key && <KeyTexts of={result.key} />}
      </OtherLanguage>
    </>
  )
}
