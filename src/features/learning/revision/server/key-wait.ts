import { type SQL, sql } from 'drizzle-orm'
import type { ShownWhen } from '#src/features/content/outline/quiz-settings.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { closesForAll } from '#src/features/learning/quiz/server/times.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { KeyWait } from '../key-wait.ts'

export interface KeyWaitRow {
  when: ShownWhen
  closesAt: string | null
  taken: number
  place: { kind: CourseKind; courseId: number; itemId: number } | null
}

/**
 * When the quiz of the alias m shows its key to the person of m, how often that person has handed it in, and where it
 * stands in a course that the person still learns. Null without a quiz.
 */
export const keyWaitColumn: SQL = sql`(select json_build_object('when', q.show_key,
    'closesAt', to_char(${closesForAll} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'taken', (select count(*)::int from quiz_attempts taken where taken.quiz_id = q.id and taken.user_id = m.user_id
      and taken.status = 'handedIn' and not taken.trial),
    'place', (select json_build_object('kind', c.kind, 'courseId', c.id, 'itemId', i.id)
      from ${liveItems} i join courses c on c.id = i.course_id and c.deleted_at is null
      join course_learners l on l.course_id = c.id and l.user_id = m.user_id
      where i.quiz_id = q.id and i.course_id = m.course_id order by i.id limit 1))
  from quizzes q where q.id = m.quiz_id)`

/** Presents why a card shows no key, with the way to its quiz. */
export function presentKeyWait({ when, place, ...wait }: KeyWaitRow): KeyWait | null {
  // A key that is shown at hand-in is never kept from a learner who has handed in.
  if (when === 'handIn') return null
  const path = place && studyPaths.study(place.kind, place.courseId, place.itemId)
  return { when, path, ...wait }
}
