import { sql } from 'drizzle-orm'
import { fixVersions, saveQuestion } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Tx } from '#src/server/database/db.ts'

interface Row extends Record<string, unknown> {
  versionId: number
  revision: number
  difficulty: 1 | 2 | 3
  points: number
  body: QuestionBody
}

/** A question of the practice on terms that was made clearer after one school year. */
const mended = 'incoterms-04'
const added = {
  zh: '<p>作答前请先划出费用与风险的分界点。</p>',
  en: '<p>Before you answer, mark where costs and risk pass.</p>',
}

/**
 * Makes a second version of a question before quizzes set it, so that statistics have two versions to compare.
 * @returns the first version by the id of the question
 */
export async function loadEarlierVersion(
  tx: Tx,
  userIds: ReadonlyMap<string, number>,
  questionIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<number, number>> {
  const questionId = questionIds.get(mended)!
  const { rows } = await tx.execute<Row>(sql`
    select v.id as "versionId", q.revision, q.difficulty, q.points::float8 as points, v.body
    from questions q join question_versions v on v.question_id = q.id and v.number = q.version
    where q.id = ${questionId}`)
  const { versionId, body, ...rest } = rows[0]!
  await fixVersions(tx, [versionId])
  const { zh, en } = body.explanation
  await saveQuestion(
    tx,
    { viewer: { id: userIds.get('teacher')! }, locale: 'zh-CN' },
    {
      ...{ ...rest, questionId, tags: [], keepDraft: false },
      body: { ...body, explanation: { zh: zh + added.zh, en: en + added.en } },
    },
  )
  return new Map([[questionId, versionId]])
}
