import { type SQL, sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import type { Ruling } from '#src/shared/can.ts'
import { type attemptStatuses, type keysShown, quizErrors } from '../contract.ts'

interface Attempt {
  status: (typeof attemptStatuses)[number]
  clearedAt: Date | string | null
}

/** An attempt accepts answers until it is handed in. */
export const mayAnswer = ({ status }: Pick<Attempt, 'status'>): Ruling =>
  status === 'open' ? null : quizErrors.handedIn

/** The same rule for statements that check and write at once. */
export const isOpen = (alias: string): SQL => sql`${sql.identifier(alias)}.status = 'open'`

/** A handed-in attempt is a result until a redo clears its answers; that happens once. */
export const isResult = ({ status, clearedAt }: Attempt): boolean =>
  status === 'handedIn' && clearedAt === null

/**
 * A question's key is visible in a result, by default only where the question was answered: a blank hand-in
 * shows no key. A cleared attempt shows none, because its redo is open.
 */
export const maySeeKey = (
  attempt: Attempt & { keyShown: (typeof keysShown)[number] },
  answer: QuestionAnswer | null,
): boolean =>
  isResult(attempt) &&
  (attempt.keyShown === 'all' || (attempt.keyShown === 'answered' && !isEmpty(answer)))

/** A quiz is passed at this percentage of its points; a quiz without points is always passed. */
export const passes = (score: number, maxScore: number, passPercent: number) =>
  Math.round(score * 100) * 100 >= passPercent * Math.round(maxScore * 100)
