import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { settingsApi } from '../settings-api.ts'
import { courses } from '../tables.ts'
import { mustManage } from './access.ts'

/** Chooses how learners go through a course. @throws course.notFound, course.notTeacher */
export async function setStudyRules({
  db,
  viewer,
  input: { courseId, ...rules },
}: Call<typeof settingsApi.setStudyRules>): Promise<AnswerOf<typeof settingsApi.setStudyRules>> {
  await mustManage(db, courseId, viewer)
  await db.update(courses).set(rules).where(eq(courses.id, courseId))
  return rules
}
