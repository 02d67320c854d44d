import { sql } from 'drizzle-orm'
import { mustRead } from '#src/features/content/bank/server/read-right.ts'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionStatus, QuestionType } from '#src/features/content/question/types.ts'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { filmQuestionApi } from '../contract.ts'
import { filmQuestionErrors as errors } from '../errors.ts'
import { pointsMost } from '../limits.ts'
import { lockItem } from './lock-item.ts'
import { mayBeAsked, mayStandAt } from './rules.ts'

/** Ties the present version of a question to a second of a film. The same question at the same second again is once. */
export async function addPoint({
  db,
  viewer,
  input,
}: Call<typeof filmQuestionApi.addPoint>): Promise<AnswerOf<typeof filmQuestionApi.addPoint>> {
  const { courseId, itemId, second, questionId } = input
  await mustManage(db, courseId, viewer)
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, { courseId, itemId })
    const { rows: points } = await tx.execute<Point>(sql`
      select id as "pointId", second, question_id as "questionId" from film_questions where item_id = ${itemId}`)
    const there = points.find((point) => point.second === second)
    if (there?.questionId === questionId) return { pointId: there.pointId }
    await mustRead(tx, viewer, questionId)
    const { rows } = await tx.execute<Asked>(sql`
      select q.status, q.type, v.id as "versionId" from questions q
      join question_versions v on v.question_id = q.id and v.number = q.version
      where q.id = ${questionId}`)
    const { versionId, ...question } = rows[0]!
    must(mayBeAsked(question))
    must(mayStandAt(item, second))
    if (there) throw new AppError(errors.secondTaken)
    if (points.length >= pointsMost) throw new AppError(errors.tooMany)
    await fixVersions(tx, [versionId])
    const { rows: added } = await tx.execute<{ pointId: number }>(sql`
      insert into film_questions (course_id, item_id, second, question_id, version_id)
      values (${courseId}, ${itemId}, ${second}, ${questionId}, ${versionId}) returning id as "pointId"`)
    return added[0]!
  })
}

interface Point extends Record<string, unknown> {
  pointId: number
  second: number
  questionId: number
}

interface Asked extends Record<string, unknown> {
  status: QuestionStatus
  type: QuestionType
  versionId: number
}
