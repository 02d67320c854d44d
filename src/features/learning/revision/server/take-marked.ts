import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { MarkedAnswers } from '#src/features/learning/quiz/server/marked-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Judgement } from '../rules-of-set.ts'
import { holdMemories, writeMemories } from './memories.ts'
import { remember } from './memory.ts'
import { rate } from './rating.ts'

/**
 * Takes the answers of an attempt whose key the learner may know: wrong and partly correct ones enter the set, and a
 * correct one counts for a question that is in it. The number of statements does not depend on that of answers.
 */
export async function takeMarked(
  tx: Tx,
  { userId, quizId, attemptId, answers }: MarkedAnswers,
): Promise<void> {
  const met = await keepMet(tx, { userId, quizId, answers })
  const questionIds = [...met]
  if (questionIds.length === 0) return
  const before = await holdMemories(tx, { userId, questionIds })
  const day = schoolDay()
  const remembered = answers.flatMap(({ questionId, verdict }) => {
    if (!met.has(questionId) || !isJudgement(verdict)) return []
    const memory = before.get(questionId) ?? null
    if (memory === null && verdict === 'correct') return []
    const rated = rate({
      judgement: verdict,
      durationMs: 0,
      // An attempt does not say how long a question took.
      medianMs: null,
      wasFast: memory?.wasFast ?? false,
    })
    return [{ questionId, memory: remember(memory, rated, day), missed: verdict !== 'correct' }]
  })
  await writeMemories(tx, { userId, attemptId }, remembered)
}

const isJudgement = (verdict: string): verdict is Judgement =>
  verdict === 'correct' || verdict === 'part' || verdict === 'wrong'

/**
 * Keeps the questions that a learner has met, with their place. Answers that are files or recordings are not revised on
 * cards, so questions that ask for them are left out. @returns the ids of the others
 */
async function keepMet(
  tx: Tx,
  { userId, quizId, answers }: Pick<MarkedAnswers, 'userId' | 'quizId' | 'answers'>,
): Promise<Set<number>> {
  const given = answers.filter(({ verdict }) => verdict !== 'waiting' && verdict !== 'unanswered')
  if (given.length === 0) return new Set()
  const { rows } = await tx.execute<{ questionId: number }>(sql`
    insert into met_questions (user_id, question_id, version_id, quiz_id, course_id, chapter_id)
    select ${userId}::int, g.question_id, g.version_id, ${quizId}::int, i.course_id, i.chapter_id
    from unnest(
      ${sql.param(given.map(({ questionId }) => questionId))}::int[],
      ${sql.param(given.map(({ versionId }) => versionId))}::int[]
    ) as g (question_id, version_id)
    join question_versions v on v.id = g.version_id
    left join (select course_id, chapter_id from ${liveItems} live where live.quiz_id = ${quizId}
      order by live.id limit 1) i on true
    where v.body ->> 'type' not in ('file', 'spoken')
      and not jsonb_path_exists(v.body, '$.questions[*].body.type ? (@ == "file" || @ == "spoken")')
    order by g.question_id
    on conflict (user_id, question_id) do update set version_id = excluded.version_id,
      quiz_id = excluded.quiz_id, course_id = excluded.course_id, chapter_id = excluded.chapter_id,
      met_at = now()
    returning question_id as "questionId"`)
  return new Set(rows.map(({ questionId }) => questionId))
}
