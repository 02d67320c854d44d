import type { ItemBodies } from './records.ts'
import { type QuizSettings, settingsOf } from './quiz-settings.ts'

/** A quiz closes after it opens. */
export const closesEarly = ({
  opensAt,
  closesAt,
}: Pick<QuizSettings, 'opensAt' | 'closesAt'>): boolean =>
  opensAt !== null && closesAt !== null && closesAt <= opensAt

/** Dates that no learner could keep. */
export const hasWrongDates = (body: ItemBodies['quiz']): boolean => closesEarly(settingsOf(body))

/** A quiz has questions, or a rule that finds some. */
export const asksSomething = ({ questions, draws = [] }: ItemBodies['quiz']): boolean =>
  questions.length > 0 || draws.some(({ rule }) => rule !== undefined)

/** A pool as a rule finds it now. */
export interface PoolFact {
  key: string
  /** A teacher of the quiz may read the folder of its rule. */
  isOpen: boolean
  /** Questions that it gets. */
  size: number
}

/** A pool gives as many questions as it draws. One whose rule finds it now is measured by that. */
export const hasShortDraw = (
  { questions, draws = [] }: ItemBodies['quiz'],
  pools: readonly PoolFact[] = [],
): boolean =>
  draws.some(({ key, count }) => {
    const found = pools.find((one) => one.key === key && one.isOpen)
    return (found?.size ?? questions.filter(({ draw }) => draw === key).length) < count
  })
