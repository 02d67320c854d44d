import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { FromTeacher, ResultQuestions } from '#src/features/learning/quiz/web/quiz-result.tsx'

/** The answers of an attempt with their marks, which are heavier than the page around them. */
export function Answers({ attempt }: { attempt: Attempt }) {
  return (
    <>
      {attempt.comment !== null && <FromTeacher comment={attempt.comment} />}
      <ResultQuestions attempt={attempt} />
    </>
  )
}
