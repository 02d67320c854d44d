import { fsrs, type Grade, Rating, State } from 'ts-fsrs'
import { addDays } from '#src/shared/school-day.ts'
import { masteryDays } from '../rules-of-set.ts'

/** What is remembered of a question; days are the school's. */
export interface Memory {
  dueOn: string
  stability: number
  difficulty: number
  reps: number
  lapses: number
  revisedOn: string
  streak: number
  wasFast: boolean
  mastered: boolean
}

/** An answer as the schedule sees it. */
export interface Rated {
  rating: Grade
  /** Wholly correct, fast or slow. */
  correct: boolean
  fast: boolean
}

/**
 * FSRS-6 in whole days: a question is answered once a day, so the steps of minutes are off, and without chance the
 * same answers give the same days.
 */
export const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  enable_short_term: false,
})

/** Returns the memory after an answer on a day. A later answer of the same day changes nothing but a mastered question. */
export function remember(before: Memory | null, rated: Rated, day: string): Memory {
  if (before !== null && before.revisedOn >= day) return onceADay(before, rated, day)
  const at = new Date(day)
  const { card } = scheduler.next(
    before === null
      ? { ...unseen, due: at }
      : {
          ...unseen,
          due: new Date(before.dueOn),
          last_review: new Date(before.revisedOn),
          stability: before.stability,
          difficulty: before.difficulty,
          reps: before.reps,
          lapses: before.lapses,
          state: State.Review,
        },
    at,
    rated.rating,
  )
  const streak = rated.correct ? (before?.streak ?? 0) + 1 : 0
  return {
    dueOn: addDays(day, card.scheduled_days),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    revisedOn: day,
    streak,
    wasFast: rated.fast,
    mastered: rated.rating === Rating.Again ? false : before?.mastered || streak >= masteryDays,
  }
}

/** A question that was mastered today and is missed later on the same day comes back tomorrow. */
const onceADay = (before: Memory, { correct }: Rated, day: string): Memory =>
  before.mastered && !correct
    ? { ...before, mastered: false, streak: 0, dueOn: addDays(day, 1) }
    : before

const unseen = {
  ...{ stability: 0, difficulty: 0, elapsed_days: 0, scheduled_days: 0, learning_steps: 0 },
  ...{ reps: 0, lapses: 0, state: State.New },
}
