import { type ComponentType, lazy, Suspense } from 'react'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionAnswer } from '../../answer.ts'
import type { QuestionResult as Result, QuestionToTake } from '../../taking.ts'
import type { QuestionType } from '../../types.ts'
import { OtherLanguage } from '../other-language.tsx'
import { Unsupported } from '../unsupported.tsx'
import { ClozeResult } from './cloze.tsx'
import { FillInResult } from './fill-in.tsx'
import { KeyTexts } from './key-texts.tsx'
import { MarkLines } from './mark-lines.tsx'
import { MultipleResult } from './multiple.tsx'
import { NumericResult } from './numeric.tsx'
import type { ResultProps } from './result-props.ts'
import { ShortAnswerResult } from './short-answer.tsx'
import { SingleResult } from './single.tsx'
import { TrueFalseResult } from './true-false.tsx'
import { Verdict } from './verdict.tsx'

/** The parts by type. Light ones are always there; heavy ones load where a question needs them. */
const parts: { [T in QuestionType]?: ComponentType<ResultProps<T>> } = {
  single: SingleResult,
  multiple: MultipleResult,
  trueFalse: TrueFalseResult,
  fillIn: FillInResult,
  numeric: NumericResult,
  cloze: ClozeResult,
  matching: lazy(async () => ({ default: (await import('./matching.tsx')).MatchingResult })),
  ordering: lazy(async () => ({ default: (await import('./ordering.tsx')).OrderingResult })),
  classification: lazy(async () => ({
    default: (await import('./classification.tsx')).ClassificationResult,
  })),
  hotspot: lazy(async () => ({ default: (await import('./hotspot.tsx')).HotspotResult })),
  dragText: lazy(async () => ({ default: (await import('./drag-text.tsx')).DragTextResult })),
  form: lazy(async () => ({ default: (await import('./form.tsx')).FormResult })),
  shortAnswer: ShortAnswerResult,
}

/** A marked question: the verdict, the answer given, the right one, how the points add up, the explanation. */
export function QuestionResult({
  question,
  answer,
  result,
  points = null,
}: {
  question: QuestionToTake
  answer: QuestionAnswer | null | undefined
  result: Result
  /** What the question is worth; a trial has none. */
  points?: number | null
}) {
  const { type } = question
  // The types of question, answer and part agree, which a look-up cannot express.
  const Part = parts[type] as ComponentType<Record<string, unknown>> | undefined
  if (!Part) return <Unsupported />
  const given = answer?.type === type ? answer : null
  return (
    <>
      <Verdict mark={result.mark} points={points} />
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
