import { type SQL, sql } from 'drizzle-orm'
import { wasRemoved } from '#src/features/learning/class/server/was-removed.ts'
import { isConcerned, isShown } from '#src/features/learning/homework/server/columns.ts'
import { withholdAttempts } from '#src/features/learning/quiz/server/hold-attempts.ts'
import type { attemptRights } from '#src/features/learning/quiz/server/rights-port.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { WithheldReason } from '#src/features/learning/quiz/statuses.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'

/** Why the learner of the attempt `a` may not take the quiz now. A class that was deleted has taken its homework along. */
const reasonNow = sql`case when h.id is null then 'withdrawn'
  when m.state is distinct from 'member' then
    case when ${wasRemoved(sql`h.class_id`, sql`a.user_id`)} then 'left' else 'quit' end
  when w.excused_at is not null or not (${isConcerned}) then 'excused'
  when not (${isShown}) then 'withdrawn' when c.archived_at is not null then 'archived' end`

interface Row extends Record<string, unknown> {
  attemptId: number
  quizId: number
  userId: number
  why: WithheldReason | null
}

/**
 * Withholds the open attempts of students who may no longer take the quiz of their homework, and lets those go on whose
 * students may again. An attempt that is saved or handed in at this moment is left out, so that nobody waits for another:
 * the hand-in looks by itself, and the next minute finds the others.
 */
async function followRights(tx: Tx, { events }: Pick<Kernel, 'events'>, which: SQL): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id as "attemptId", a.quiz_id as "quizId", a.user_id as "userId", ${reasonNow} as why
    from quiz_attempts a join homework_quizzes z on z.quiz_id = a.quiz_id
    left join homework h on h.id = z.homework_id left join classes c on c.id = h.class_id
    left join class_members m on m.class_id = h.class_id and m.user_id = a.user_id
    left join homework_works w on w.homework_id = h.id and w.user_id = a.user_id
    where a.status = 'open' and not a.trial and ${which} and a.withheld is distinct from (${reasonNow})
    order by a.id for update of a skip locked`)
  const alike = Map.groupBy(rows, ({ quizId, why }) => `${quizId} ${why}`)
  for (const same of alike.values()) {
    const { quizId, why } = same[0]!
    const attemptIds = same.map(({ attemptId }) => attemptId)
    await withholdAttempts(tx, { quizId, attemptIds, why })
    await tellPages(events, tx, { quizId, userIds: same.map(({ userId }) => userId) })
  }
}

/** Follows a change of the homework, or of what a student has to do for it. */
export const followHomework = (tx: Tx, kernel: Pick<Kernel, 'events'>, homeworkId: number) =>
  followRights(tx, kernel, sql`z.homework_id = ${homeworkId}`)

/** Looks at one attempt, before it is handed in or shown. */
export const followAttempt: NonNullable<(typeof attemptRights)['answer']> = (
  { db, events },
  attemptId,
) => db.transaction((tx) => followRights(tx, { events }, sql`a.id = ${attemptId}`))

/** Follows, every minute, the members of classes, archived classes, and homework that is shown from a moment on. */
export const followRightsJob: Job = {
  name: 'homework-quiz-rights',
  options: { retries: 0 },
  cron: '* * * * *',
  run: ({ db, events }) => db.transaction((tx) => followRights(tx, { events }, sql`true`)),
}
