import { type ComponentType, lazy, Suspense } from 'react'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionAnswer } from '../../answer.ts'
import type { PlainToTake } from '../../taking.ts'
import type { QuestionType } from '../../types.ts'
import { OtherLanguage } from '../other-language.tsx'
import { Unsupported } from '../unsupported.tsx'
import { ClozeResult } from './cloze.tsx'
import { FillInResult } from './fill-in.tsx'
import { KeyTexts } from './key-texts.tsx'
import { MarkLines } from './mark-lines.tsx'
import { MultipleResult } from './multiple.tsx'
import { NumericResult } from './numeric.tsx'
import type { ResultProps, ShownResult } from './result-props.ts'
import { ShortAnswerResult } from './short-answer.tsx'
import { SingleResult } from './single.tsx'
import { TrueFalseResult } from './true-false.tsx'
import { Verdict } from './verdict.tsx'

/** The parts by type. Light ones are always there; heavy ones load where a question needs them. */
const parts: { [T in Exclude<QuestionType, 'group'>]: ComponentType<ResultProps<T>> } = {
  single: SingleResult,
  multiple: MultipleResult,
  trueFalse: TrueFalseResult,
  fillIn: FillInResult,
  numeric: NumericResult,
  cloze: ClozeResult,
  shortAnswer: ShortAnswerResult,
  matching: lazy(async () => ({ default: (await import('./matching.tsx')).MatchingResult })),
  ordering: lazy(async () => ({ default: (await import('./ordering.tsx')).OrderingResult })),
  classification: lazy(async () => ({
    default: (await import('./classification.tsx')).ClassificationResult,
  })),
  hotspot: lazy(async () => ({ default: (await import('./hotspot.tsx')).HotspotResult })),
  dragText: lazy(async () => ({ default: (await import('./drag-text.tsx')).DragTextResult })),
  form: lazy(async () => ({ default: (await import('./form.tsx')).FormResult })),
  essay: lazy(() => import('./essay.tsx')),
  file: lazy(() => import('./file.tsx')),
  spoken: lazy(() => import('./spoken.tsx')),
}

/** The result of a question that stands for itself, or of one of a group. */
export function PlainResult({
  question,
  answer,
  result,
  points,
}: {
  question: PlainToTake
  answer: QuestionAnswer | null | undefined
  result: ShownResult
  points: number | null
}) {
  const { type } = question
  // The types of question, answer and part agree, which a look-up cannot express.
  const Part = parts[type] as unknown as ComponentType<Record<string, unknown>> | undefined
  if (!Part) return <Unsupported />
  const given = answer?.type === type ? answer : null
  return (
    <>
      {result.mark && !result.isUnjudged && <Verdict mark={result.mark} points={points} />}
      <OtherLanguage language={question.otherLanguage}>
        <Suspense fallback={<SkeletonText />}>
          <Part question={question} answer={given} result={result} points={points} />
        </Suspense>
        <MarkLines question={question} answer={given} result={result} points={points} />
        {result.key && <KeyTexts of={result.key} />}
      </OtherLanguage>
    </>
  )
}
