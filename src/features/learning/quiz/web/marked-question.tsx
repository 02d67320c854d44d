import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { unjudged } from '#src/features/content/question/web/result/unjudged.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Attempt } from '../contract.ts'
import { Explanation } from './explanation.tsx'
import css from './quiz.module.css'
import { resultText } from './result-text.ts'
import { quizText } from './text.ts'

/** A question of a result: how it was marked, and the right answer, each where the quiz shows it. */
export function MarkedQuestion({
  question: { questionId, question, answer, points, result, shown },
  number,
}: {
  question: Attempt['questions'][number]
  number: number
}) {
  const t = useText(quizText)
  const r = useText(resultText)
  const format = useFormat()
  const explanation = result ? result.explanation : shown?.explanation
  const titleId = `result-${questionId}`
  return (
    <article aria-labelledby={titleId}>
      <QuestionHead
        titleId={titleId}
        title={t.number(format.number(number))}
        type={question.type}
        points={points}
      />
      <QuestionResult
        question={question}
        answer={answer}
        result={result ?? unjudged(question, shown?.key ?? null)}
        points={points}
      />
      {result?.granted && (
        <p>
          <Tag>{r.granted[result.granted]}</Tag>
        </p>
      )}
      {result && result.comments.length > 0 && (
        <div className={css.explanation}>
          <h4>{r.fromTeacher}</h4>
          {result.comments.map(({ part, text }) => (
            <p key={part} className={css.words}>
              {text}
            </p>
          ))}
        </div>
      )}
      {explanation && <Explanation html={explanation} />}
    </article>
  )
}
