import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Memory } from './memory.ts'

interface Row extends Record<string, unknown>, Memory {
  questionId: number
}

/** Reads and locks what a person remembers of these questions, in the order of their ids. */
export async function holdMemories(
  tx: Tx,
  { userId, questionIds }: { userId: number; questionIds: readonly number[] },
): Promise<Map<number, Memory>> {
  const { rows } = await tx.execute<Row>(sql`
    select question_id as "questionId", due_on::text as "dueOn", stability, difficulty, reps, lapses,
      revised_on::text as "revisedOn", streak, was_fast as "wasFast", mastered_at is not null as mastered
    from wrong_questions where user_id = ${userId}
      and question_id = any(${sql.param([...questionIds])}::int[])
    order by question_id for update`)
  return new Map(rows.map(({ questionId, ...memory }) => [questionId, memory]))
}

export interface Remembered {
  questionId: number
  memory: Memory
  /** A wrong or partly correct answer counts as one more miss. */
  missed: boolean
}

/** Writes memories in one statement; a question that is new to the set takes its version and place from `met_questions`. */
export async function writeMemories(
  tx: Tx,
  { userId, attemptId = null }: { userId: number; attemptId?: number | null },
  given: readonly Remembered[],
): Promise<void> {
  if (given.length === 0) return
  const all = given.toSorted((a, b) => a.questionId - b.questionId)
  const column = <T>(read: (one: Remembered) => T) => sql.param(all.map(read))
  await tx.execute(sql`
    insert into wrong_questions as w (user_id, question_id, version_id, quiz_id, course_id, chapter_id,
      last_attempt_id, due_on, stability, difficulty, reps, lapses, revised_on, streak, was_fast, mastered_at)
    select m.user_id, m.question_id, m.version_id, m.quiz_id, m.course_id, m.chapter_id, ${attemptId}::int,
      g.due_on, g.stability, g.difficulty, g.reps, g.lapses, g.revised_on, g.streak, g.was_fast,
      case when g.mastered then now() end
    from unnest(
      ${column((one) => one.questionId)}::int[], ${column((one) => one.memory.dueOn)}::date[],
      ${column((one) => one.memory.stability)}::float8[], ${column((one) => one.memory.difficulty)}::float8[],
      ${column((one) => one.memory.reps)}::int[], ${column((one) => one.memory.lapses)}::int[],
      ${column((one) => one.memory.revisedOn)}::date[], ${column((one) => one.memory.streak)}::int[],
      ${column((one) => one.memory.wasFast)}::bool[], ${column((one) => one.memory.mastered)}::bool[]
    ) as g (question_id, due_on, stability, difficulty, reps, lapses, revised_on, streak, was_fast, mastered)
    join met_questions m on m.user_id = ${userId} and m.question_id = g.question_id
    order by m.question_id
    on conflict (user_id, question_id) do update set due_on = excluded.due_on,
      stability = excluded.stability, difficulty = excluded.difficulty, reps = excluded.reps,
      lapses = excluded.lapses, revised_on = excluded.revised_on, streak = excluded.streak,
      was_fast = excluded.was_fast,
      mastered_at = case when excluded.mastered_at is not null then coalesce(w.mastered_at, now()) end`)
  const missed = all.filter((one) => one.missed).map(({ questionId }) => questionId)
  if (missed.length === 0) return
  await tx.execute(sql`
    update wrong_questions w set version_id = m.version_id, quiz_id = m.quiz_id, course_id = m.course_id,
      chapter_id = m.chapter_id, last_wrong_at = now(),
      times_wrong = w.times_wrong + case when w.first_wrong_at = now() then 0 else 1 end,
      last_attempt_id = coalesce(${attemptId}::int, w.last_attempt_id)
    from met_questions m
    where w.user_id = ${userId} and w.question_id = any(${sql.param(missed)}::int[])
      and m.user_id = w.user_id and m.question_id = w.question_id`)
}
