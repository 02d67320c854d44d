import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'
import { setResults } from '#src/features/learning/homework/server/set-results.ts'
import { resultOf } from '../result-of.ts'

interface Rules extends Record<string, unknown> {
  quizId: number
  counts: 'best' | 'last'
  shows: boolean
  /** Students see no mark before the return, and no more attempts count after it. */
  waitsForReturn: boolean
  fullMark: number
  dueAt: string
  lateUntil: string | null
  latePercent: number
  lateFloor: number
}

interface Taken extends Record<string, unknown> {
  userId: number
  extendedTo: string | null
  redoDueAt: string | null
  redoHandIn: number
  attempts: {
    number: number
    handedInAt: string
    score: number | null
    maxScore: number
    isAfterReturn: boolean
  }[]
}

/**
 * Writes the results of attempts into the works of their students, in three statements for any number of students. An
 * attempt is numbered by its place among those that were handed in, as hand-ins are.
 * @param userIds undefined: all students who have handed in
 */
export async function countResults(
  tx: Tx,
  { homeworkId, userIds }: { homeworkId: number; userIds?: readonly number[] },
): Promise<void> {
  const { rows: found } = await tx.execute<Rules>(sql`
    select q.id as "quizId", q.counts, ${marksVisible} as shows, q.show_mark = 'released' as "waitsForReturn", h.full_mark as "fullMark", h.due_at as "dueAt",
      h.late_until as "lateUntil", h.late_percent as "latePercent", h.late_floor as "lateFloor"
    from homework_quizzes z join homework h on h.id = z.homework_id join quizzes q on q.id = z.quiz_id
    where h.id = ${homeworkId}`)
  const [rules] = found
  if (!rules) return
  const { rows } = await tx.execute<Taken>(sql`
    select a.user_id as "userId", w.extended_to as "extendedTo", w.redo_due_at as "redoDueAt",
      coalesce(w.redo_hand_in, 0) as "redoHandIn",
      json_agg(json_build_object('number', a.place, 'handedInAt', a.handed_in_at, 'score', a.score,
        'maxScore', a.max_score, 'isAfterReturn', a.place > 1 and ${rules.waitsForReturn}
          and coalesce(a.handed_in_at > w.released_at, false)) order by a.place) as attempts
    from (select t.*, row_number() over (partition by t.user_id order by t.id)::int as place from quiz_attempts t
      where t.quiz_id = ${rules.quizId} and t.status = 'handedIn' and not t.trial
        ${userIds ? sql`and t.user_id = any(${sql.param([...userIds])}::int[])` : sql``}) a
    left join homework_works w on w.homework_id = ${homeworkId} and w.user_id = a.user_id
    group by a.user_id, w.id`)
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  const rule = {
    ...{ counts: rules.counts, fullMark: rules.fullMark },
    late: { percent: rules.latePercent, floor: rules.lateFloor },
  }
  const dates = { dueAt: new Date(rules.dueAt), lateUntil: moment(rules.lateUntil) }
  const results = rows.flatMap(({ userId, attempts, redoHandIn, ...own }) => {
    const work = {
      extendedTo: moment(own.extendedTo),
      redoDueAt: moment(own.redoDueAt),
      redoHandIn,
    }
    const taken = attempts.map((one) => ({ ...one, handedInAt: new Date(one.handedInAt) }))
    const result = resultOf(taken, rule, dates, work)
    return result ? [{ ...result, userId, handedInAt: result.handedInAt.toISOString() }] : []
  })
  await setResults(tx, { homeworkId, results, shows: rules.shows })
}
