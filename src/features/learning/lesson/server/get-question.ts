import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import { type AskedRow, askedColumns } from './asked-columns.ts'
import { readLesson } from './state.ts'

const newest = prepared<AskedRow>(
  'lesson_newest_question',
  sql`select ${askedColumns} from lesson_questions q join lessons l on l.id = q.lesson_id
    where q.lesson_id = ${sql.placeholder('lessonId')}::int order by q.id desc limit 1`,
)

/** Reads the newest question for the projector, without its words. */
export async function getQuestion({
  db,
  viewer,
  input: { lessonId },
}: Call<typeof lessonApi.getQuestion>): Promise<AnswerOf<typeof lessonApi.getQuestion>> {
  await readLesson(db, { lessonId, userId: viewer.id })
  const [found] = await newest(db, { lessonId })
  return { question: found ?? null }
}
