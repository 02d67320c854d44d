import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import type { approvalApi } from '../contract.ts'
import { type CourseFacts, courseFacts, isOutline } from './course-facts.ts'
import { problemsThatBlock } from './problems-of-course.ts'
import { pastSubmissions } from './past-submissions.ts'
import { nextOf } from './next-step.ts'
import { mayPublish, mayRecall, mayRelease, maySubmit, mayUnpublish } from './rules.ts'

type Answer = AnswerOf<typeof approvalApi.getPublication>

/** Returns the states of a course as its teachers see them, and what is next to do. */
export async function getPublication(
  call: Call<typeof approvalApi.getPublication>,
): Promise<Answer> {
  const { db, viewer, locale, input } = call
  const course = await courseFacts(db, { courseId: input.courseId, userId: viewer.id })
  const { courseId, kind, draftId, nameZh, nameEn } = course
  const [problems, unreleased, history, waiting] = await Promise.all([
    draftId === null ? [] : problemsThatBlock(call, draftId),
    draftId === null ? 0 : countUnreleased(db, draftId),
    pastSubmissions(db, courseId, locale),
    readWaiting(db, course),
  ])
  return {
    ...{ courseId, kind, name: pick({ zh: nameZh || nameEn, en: nameEn || nameZh }, locale) },
    auditStatus: course.auditStatus,
    publishStatus: course.publishStatus,
    publishedAt: course.publishedAt && new Date(course.publishedAt).toISOString(),
    learnerCount: course.learnerCount,
    ...{ waiting, unreleased, problems, history },
    offerChanged: course.auditStatus === 'approved' && course.offerChanged,
    isVerified: course.isVerified,
    next: nextOf(course, { problems: problems.length, unreleased }),
    can: {
      submit: canOf(maySubmit(course, course)),
      recall: canOf(mayRecall(course, course)),
      publish: canOf(mayPublish(course, course)),
      unpublish: canOf(mayUnpublish(course, course)),
      release: canOf(mayRelease(course, course)),
    },
  }
}

async function countUnreleased(db: Db, draftId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from draft_records r
    where r.draft_id = ${draftId} and r.changed and ${isOutline}`)
  return rows[0]!.count
}

async function readWaiting(db: Db, { waitingId }: CourseFacts): Promise<Answer['waiting']> {
  if (waitingId === null) return null
  const { rows } = await db.execute<{ submittedAt: string; isTaken: boolean }>(sql`
    select submitted_at as "submittedAt", holder_id is not null as "isTaken"
    from course_submissions where id = ${waitingId}`)
  const { submittedAt, isTaken } = rows[0]!
  return { submissionId: waitingId, submittedAt: new Date(submittedAt).toISOString(), isTaken }
}
