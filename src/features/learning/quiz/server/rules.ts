import type { Answer } from '../contract.ts'

/** An attempt is open for answers until it is handed in. */
export const mayAnswer = (attempt: { status: string }) => attempt.status === 'open'

/** A handed-in attempt can be redone once; then its answers are cleared. */
export const mayRedo = (attempt: { status: string; clearedAt: Date | null }) =>
  attempt.status === 'handedIn' && attempt.clearedAt === null

/** Keys are shown after hand-in, and not beside the open attempt that replaced a cleared one. */
export const maySeeKey = mayRedo

/** A quiz is passed at this percentage of its points; without points there is nothing to fail. */
export const passes = (score: number, maxScore: number, passPercent: number) =>
  Math.round(score * 100) * 100 >= passPercent * Math.round(maxScore * 100)

/** An answer taken back is kept with its revision, but it is no answer. */
export const isAnswered = (answer: Answer | null): answer is Answer =>
  answer !== null &&
  (answer.truth !== undefined ||
    (answer.chosen?.length ?? 0) > 0 ||
    (answer.texts?.some((text) => text.trim() !== '') ?? false))
