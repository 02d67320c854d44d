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

/** A pool gives as many questions as it draws. */
export const hasShortDraw = ({ questions, draws = [] }: ItemBodies['quiz']): boolean =>
  draws.some(({ key, count }) => questions.filter(({ draw }) => draw === key).length < count)
