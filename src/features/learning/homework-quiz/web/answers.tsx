import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { useText } from '#src/web/i18n.tsx'
import css from './attempt-page.module.css'
import { quizPageText } from './quiz-page-text.ts'
import { FromTeacher, ResultQuestions } from '#src/features/learning/quiz/web/quiz-result.tsx'

/** The answers of an attempt with their marks. Their script is heavier than the page around them and comes later. */
export function Answers({ attempt }: { attempt: Attempt }) {
  const t = useText(quizPageText)
  return (
    <section className={css.answers}>
      <h2>{t.answers}</h2>
      {attempt.comment !== null && <FromTeacher comment={attempt.comment} />}
      <ResultQuestions attempt={attempt} />
    </section>
  )
}
