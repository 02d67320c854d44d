import { sql } from 'drizzle-orm'
import { readOffer, readProblems } from '#src/features/learning/approval/server/offer-of-draft.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { authoringApi } from '../contract.ts'
import { readOwn } from './own-course.ts'
import { isThere, mayDelete, mayOwn, mayWith } from './own-rules.ts'

type Answer = AnswerOf<typeof authoringApi.getForEdit>

/** Opens a course for one of its teachers. One that was loaded with a school gets its draft now. */
export async function getForEdit({
  db,
  viewer,
  input: { courseId },
}: Call<typeof authoringApi.getForEdit>): Promise<Answer> {
  const course = await readOwn(db, { courseId, userId: viewer.id })
  must(isThere(course))
  const draftId =
    course.draftId ?? (await db.transaction(async (tx) => (await draftOfCourse(tx, courseId))!))
  const { kind, offered, auditStatus, publishStatus, waits, isOwner, learners } = course
  return {
    ...{ courseId, kind, draftId, offered, auditStatus, publishStatus, waits, isOwner, learners },
    name: { zh: course.nameZh, en: course.nameEn },
    steps: await stepsOf(db, draftId),
    can: {
      edit: canOf(mayWith(course, 'mayEdit')),
      release: canOf(mayWith(course, 'mayRelease')),
      seeLearners: canOf(mayWith(course, 'maySeeLearners')),
      manageTeachers: canOf(mayOwn(course)),
      delete: canOf(mayDelete(course, course)),
    },
  }
}

async function stepsOf(db: Db, draftId: number): Promise<Answer['steps']> {
  const { rows } = await db.execute<{ chapters: boolean }>(sql`
    select exists (select from draft_records where draft_id = ${draftId}
      and value ->> 'kind' = 'chapter') as chapters`)
  const problems = await readProblems(db, draftId, await readOffer(db, draftId))
  const isOfOutline = ({ key }: { key: string }) => key === 'outline'
  return {
    details: problems.every(isOfOutline),
    chapters: rows[0]!.chapters,
    content: !problems.some(isOfOutline),
  }
}
