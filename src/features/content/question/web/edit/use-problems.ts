import { useText } from '#src/web/i18n.tsx'
import type { Problem, ProblemCode } from '../../body/problem-codes.ts'
import { problemsText } from '../../body/problems-text.ts'

/** Words for the problems of a question, to stand beside what they are about. */
export function useProblems(problems: readonly Problem[]) {
  const t = useText(problemsText)
  const words = (found: Problem | undefined) => found && t[found.code]
  return {
    /** Of the question as a whole, with one of these codes. */
    of: (...codes: ProblemCode[]) =>
      words(problems.find(({ code, part }) => part === undefined && codes.includes(code))),
    /** Of a part. */
    at: (id: string) => words(problems.find(({ part }) => part === id)),
  }
}
