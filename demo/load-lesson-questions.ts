import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { AttendanceState } from '#src/features/learning/lesson/limits.ts'
import { seedQuestion } from '#src/features/learning/lesson/server/seed-questions.ts'
import type { Tx } from '#src/server/database/db.ts'
import { chance } from './load-media.ts'

/** The questions of a lesson by the ids of the demo's bank; null for one whose words were spoken. */
export interface AskedInLesson {
  lessonId: number
  beganAt: Date
  questions: readonly (string | null)[]
  states: readonly { userId: number; state: AttendanceState }[]
}

/** Writes the questions of lessons: most of those who were here answer, and most of these rightly. */
export async function loadLessonQuestions(
  tx: Tx,
  questionIds: ReadonlyMap<string, number>,
  lessons: readonly AskedInLesson[],
): Promise<void> {
  for (const { lessonId, beganAt, questions, states } of lessons) {
    const here = states.filter(({ state }) => state === 'present' || state === 'late')
    for (const [at, name] of questions.entries()) {
      const bankQuestionId = name === null ? undefined : questionIds.get(name)!
      const right = bankQuestionId === undefined ? [1] : await rightOf(tx, bankQuestionId)
      const answers = here.flatMap(({ userId }, n) => {
        const luck = chance(`${name ?? 'spoken'} ${n}`)
        if (luck > 0.92) return []
        return [
          { userId, choices: luck < 0.66 ? right : [luck < 0.8 ? 0 : right[0] === 1 ? 0 : 1] },
        ]
      })
      await seedQuestion(tx, {
        ...{ lessonId, answers, ...(bankQuestionId !== undefined && { bankQuestionId }) },
        askedAt: new Date(beganAt.getTime() + (at + 1) * 20 * 60_000),
      })
    }
  }
}

/** Returns the places of the right options. */
async function rightOf(tx: Tx, questionId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ body: QuestionBody }>(sql`
    select v.body from questions q
    join question_versions v on v.question_id = q.id and v.number = q.version where q.id = ${questionId}`)
  const { body } = rows[0]!
  if (body.type === 'trueFalse') return [body.right ? 0 : 1]
  if (body.type !== 'single' && body.type !== 'multiple')
    throw new Error(`No choice: ${questionId}`)
  return body.options.flatMap(({ right }, at) => (right ? [at] : []))
}
