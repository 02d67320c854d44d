import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import { type AskedRow, askedColumns } from './asked-columns.ts'
import { presentWords, wordsColumns } from './get-words.ts'
import { mayMark, mayReview } from './rules.ts'
import { findLesson } from './state.ts'

interface Row extends AskedRow, Record<string, unknown> {
  body: QuestionBody | null
  files: number[]
  mine: number[] | null
}

/** Lists the questions of a lesson: three queries and one for their words, however many they are. */
export async function getQuestions(
  call: Call<typeof lessonApi.getQuestions>,
): Promise<AnswerOf<typeof lessonApi.getQuestions>> {
  const { db, viewer, input } = call
  const lesson = await findLesson(db, input.lessonId)
  if (!lesson) throw new AppError(errors.unknown)
  const { classId, lessonId, title, beganAt } = lesson
  const ofClass = await readClass(db, { classId, userId: viewer.id })
  must(mayReview(ofClass))
  const { rows } = await db.execute<Row>(sql`
    select ${askedColumns}, ${wordsColumns}, a.choices as mine
    from lesson_questions q join lessons l on l.id = q.lesson_id
    left join question_versions v on v.id = q.version_id
    left join lesson_answers a on a.question_id = q.id and a.user_id = ${viewer.id}
    where q.lesson_id = ${lessonId} order by q.id`)
  const written = rows.flatMap(({ body, files, keyShown }) =>
    body ? [{ body, files, keyShown }] : [],
  )
  const words = await presentWords(call, written)
  const wordsOf = new Map(rows.filter(({ body }) => body).map((row, at) => [row, words[at]!]))
  return {
    ...headOf(ofClass),
    ...{ lessonId, title, beganAt: new Date(beganAt).toISOString() },
    questions: rows.map((row) => {
      const { body: _body, files: _files, ...asked } = row
      return { ...asked, words: wordsOf.get(row) ?? null }
    }),
    can: { mark: canOf(mayMark(ofClass)) },
  }
}
