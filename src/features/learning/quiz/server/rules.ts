import { type SQL, sql } from 'drizzle-orm'
import type { Ruling } from '#src/shared/can.ts'
import { type Answer, type attemptStatuses, quizErrors } from '../contract.ts'

interface Attempt {
  status: (typeof attemptStatuses)[number]
  clearedAt: Date | string | null
}

/** An attempt is open for answers until it is handed in. */
export const mayAnswer = ({ status }: Pick<Attempt, 'status'>): Ruling =>
  status === 'open' ? null : quizErrors.handedIn

/** The same, for statements that decide and write at once. */
export const isOpen = (alias: string): SQL => sql`${sql.identifier(alias)}.status = 'open'`

/** A handed-in attempt is a result until a redo, once, clears its answers. */
export const isResult = ({ status, clearedAt }: Attempt): boolean =>
  status === 'handedIn' && clearedAt === null

/** Keys are shown after hand-in, and not beside the open attempt that replaced a cleared one. */
export const maySeeKey = isResult

/** A quiz is passed at this percentage of its points; without points there is nothing to fail. */
export const passes = (score: number, maxScore: number, passPercent: number) =>
  Math.round(score * 100) * 100 >= passPercent * Math.round(maxScore * 100)

/** An answer taken back is kept with its revision, but it is no answer. */
export const isAnswered = (answer: Answer | null): answer is Answer =>
  answer !== null &&
  (answer.truth !== undefined ||
    (answer.chosen?.length ?? 0) > 0 ||
    (answer.texts?.some((text) => text.trim() !== '') ?? false))
