import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { checkApi } from '../check-api.ts'
import { problemsOfCourse } from '#src/features/learning/approval/server/problems-of-course.ts'
import { openCourse } from './open-course.ts'

/** Answers with what is wrong in a course before it is published. */
export async function getCheck(
  call: Call<typeof checkApi.getCheck>,
): Promise<AnswerOf<typeof checkApi.getCheck>> {
  const { db, viewer, input } = call
  const { draftId } = await openCourse(db, { viewer, courseId: input.courseId })
  return { problems: await problemsOfCourse(call, draftId) }
}
