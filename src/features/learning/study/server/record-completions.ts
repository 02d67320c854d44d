import { type SQL, sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { MarkedAnswers } from '#src/features/learning/quiz/server/marked-port.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { itemDone } from './progress.ts'

const learner = sql`l.user_id`

/**
 * Writes down the completions of the learners `l` whose course has items that are all done, once each. Results of
 * quizzes can become visible by the clock alone, so that a job does this for everybody each night.
 */
async function record(db: Db | Tx, which: SQL): Promise<void> {
  await db.execute(sql`
    insert into course_completions (user_id, course_id)
    select l.user_id, l.course_id from course_learners l
    where ${which}
      and not exists (select from course_completions c
        where c.user_id = l.user_id and c.course_id = l.course_id)
      and exists (select from ${liveItems} i where i.course_id = l.course_id)
      and not exists (select from ${liveItems} i
        left join study_progress p on p.user_id = l.user_id and p.item_id = i.id
        where i.course_id = l.course_id and not (${itemDone(learner)}))
    on conflict do nothing`)
}

/** Writes down that a learner has completed a course, if so. It is called when an item has become done. */
export const recordCompletion = (
  db: Db | Tx,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> => record(db, sql`l.user_id = ${userId} and l.course_id = ${courseId}`)

/** Writes down the completions that a learner's marked quiz has brought. */
export const completeByQuiz = (tx: Tx, { userId, quizId }: MarkedAnswers): Promise<void> =>
  record(
    tx,
    sql`l.user_id = ${userId} and l.course_id in (
      select i.course_id from ${liveItems} i where i.quiz_id = ${quizId})`,
  )

/** Writes down every completion that was missed, because a mark became visible by time or the process ended before. */
export const recordCompletions = (db: Db): Promise<void> => record(db, sql`true`)
