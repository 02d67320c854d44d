import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { courseApi } from '../contract.ts'
import { courses } from '../tables.ts'
import { mustManage } from './access.ts'

/** Chooses what learners may download. @throws course.notFound, course.notTeacher */
export async function setDownloads({
  db,
  viewer,
  input: { courseId, downloads },
}: Call<typeof courseApi.setDownloads>): Promise<AnswerOf<typeof courseApi.setDownloads>> {
  await mustManage(db, courseId, viewer)
  await db.update(courses).set({ downloads }).where(eq(courses.id, courseId))
  return { downloads }
}
