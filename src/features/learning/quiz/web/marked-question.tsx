import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Attempt } from '../contract.ts'
import { quizText } from './text.ts'

/** A question of a result: how it was marked, and the right answer where the quiz shows it. */
export function MarkedQuestion({
  question: { questionId, question, answer, points, result },
  number,
}: {
  question: Attempt['questions'][number]
  number: number
}) {
  const t = useText(quizText)
  const format = useFormat()
  if (!result) return null
  const titleId = `result-${questionId}`
  return (
    <article aria-labelledby={titleId}>
      <QuestionHead
        titleId={titleId}
        title={t.number(format.number(number))}
        type={question.type}
        points={points}
      />
      <QuestionResult question={question} answer={answer} result={result} points={points} />
    </article>
  )
}
