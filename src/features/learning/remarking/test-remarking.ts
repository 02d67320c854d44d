import { sql } from 'drizzle-orm'
import { bankApi } from '#src/features/content/bank/contract.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { fourBodies, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { openRevision } from '#src/features/learning/revision/test-revision.ts'

/** A world with a quiz of four questions for one point each, whose keys its teacher can mend. */
export async function openRemarking() {
  const world = await openRevision()
  const { db, teacher, course, quizId } = world
  await db.execute(sql`update courses set owner_id = ${teacher.id} where id = ${course.courseId}`)

  /** Saves a question with another text or key. @returns the new version's id */
  async function mend(questionId: number, body: QuestionBody): Promise<number> {
    const { revision } = await teacher(bankApi.getQuestion, { questionId })
    const rest = { difficulty: 2 as const, points: 1, tags: [], keepDraft: false }
    const saved = await teacher(bankApi.saveQuestion, { questionId, revision, body, ...rest })
    return saved.versionId
  }

  const change = (showMark: string) =>
    db.execute(sql`update quizzes set show_mark = ${showMark} where id = ${quizId}`)

  return { ...world, mend, change }
}

/** The first question, whose right option is now the second one. */
export const otherOption: QuestionBody = {
  ...(fourBodies[0] as Extract<QuestionBody, { type: 'single' }>),
  options: [
    { id: 'a', text: { zh: '装上船', en: 'On board' }, right: false },
    { id: 'b', text: { zh: '过船舷', en: '' }, right: true },
  ],
}

/** The third question, whose statement is now false. */
export const nowFalse = trueFalse('信用证独立于合同。', false)
