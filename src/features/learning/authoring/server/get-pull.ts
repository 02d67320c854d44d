import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { checkApi } from '../check-api.ts'
import { openCourse } from './open-course.ts'
import { pullOfCourse } from './pull-of-course.ts'

/** Answers with what a textbook has changed since the course was copied from it. */
export async function getPull({
  db,
  viewer,
  input,
}: Call<typeof checkApi.getPull>): Promise<AnswerOf<typeof checkApi.getPull>> {
  const course = await openCourse(db, { viewer, courseId: input.courseId })
  const found = await pullOfCourse(db, course, viewer, input.textbookId)
  if (!found) return { textbook: null, isFirst: true, entries: [] }
  const { textbookId, head, isFirst, entries } = found
  const { zh, en } = head.name
  return { textbook: { textbookId, name: { zh: zh || en, en: en || zh } }, isFirst, entries }
}
