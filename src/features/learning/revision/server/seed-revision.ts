import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { Rating } from 'ts-fsrs'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { mistakes } from '../rules-of-set.ts'
import { writeMemories } from './memories.ts'
import { type Memory, remember } from './memory.ts'

/** Days since the first miss of the first questions. */
const span = 24

/**
 * Gives a person of the demo school a set with a history: all questions of the courses' quizzes are met, and two of three
 * were missed and revised since, each on its days.
 * @param chance a number from 0 to 1 that is always the same for a name
 */
export async function seedRevision(
  tx: Tx,
  { userId, courseIds }: { userId: number; courseIds: readonly number[] },
  chance: (name: string) => number,
): Promise<void> {
  const { rows } = await tx.execute<{ questionId: number }>(sql`
    insert into met_questions (user_id, question_id, version_id, quiz_id, course_id, chapter_id, met_at)
    select distinct on (s.question_id) ${userId}::int, s.question_id, s.version_id, s.quiz_id, i.course_id,
      i.chapter_id, now() - make_interval(days => ${span})
    from ${liveItems} i join quiz_questions s on s.quiz_id = i.quiz_id
    where i.course_id = any(${sql.param([...courseIds])}::int[]) order by s.question_id
    on conflict do nothing returning question_id as "questionId"`)
  const today = schoolDay()
  const remembered = rows
    .map(({ questionId }) => questionId)
    .toSorted((a, b) => a - b)
    .filter((_, at) => at % 3 !== 0)
    .map((questionId, at) => ({
      questionId,
      memory: historyOf(today, at, chance),
      missed: false,
    }))
  await writeMemories(tx, { userId }, remembered)
  await tx.execute(sql`
    update wrong_questions set times_wrong = 1 + lapses,
      first_wrong_at = now() - make_interval(days => ${span}), last_wrong_at = now() - make_interval(days => 6),
      mistake = case question_id % 4 when 0 then ${mistakes[0]} when 1 then ${mistakes[1]}
        when 2 then ${mistakes[2]} end
    where user_id = ${userId}`)
}

/** The memory after answers on the days of the schedule, some of them late. */
function historyOf(today: string, at: number, chance: (name: string) => number): Memory {
  let memory = remember(
    null,
    { rating: Rating.Again, correct: false, fast: false },
    addDays(today, (at % 20) - span),
  )
  const last = addDays(today, -(at % 3))
  for (let turn = 0; memory.dueOn < last && !memory.mastered; turn++) {
    const correct = chance(`answer:${at}:${turn}`) < 0.6
    const rating = correct ? Rating.Good : Rating.Again
    memory = remember(memory, { rating, correct, fast: false }, memory.dueOn)
  }
  return memory
}
