import { and, eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Records } from '#src/features/content/draft/record.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { namesOfCourse } from '#src/features/learning/course/server/names-of.ts'
import { setAuditStatus } from '#src/features/learning/course/server/set-states.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { approvalApi } from '../contract.ts'
import { approvalErrors } from '../errors.ts'
import type { Occasion } from '../states.ts'
import { courseSubmissionFiles, courseSubmissions as submissions } from '../tables.ts'
import { approvalActs } from './acts-text.ts'
import { type CourseFacts, holdCourse, lockDraft } from './course-facts.ts'
import { readOffer } from './offer-of-draft.ts'
import { problemsThatBlock } from './problems-of-course.ts'
import { maySubmit } from './rules.ts'
import { holdSubjects } from './subject-problems.ts'

/** Freezes the offer of a course for review. Submitting the same offer again answers the same submission. */
export async function submitCourse(call: Call<typeof approvalApi.submit>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const course = await holdCourse(tx, { courseId: input.courseId, userId: viewer.id })
    const draftId = course.draftId ?? (await draftOfCourse(tx, course.courseId))!
    await lockDraft(tx, draftId)
    const offer = await readOffer(tx, draftId)
    const repeated = course.mayRelease ? await sameOffer(tx, course, offer) : null
    if (repeated !== null) return { submissionId: repeated }
    must(maySubmit(course, course))
    const problems = await problemsThatBlock({ ...call, db: tx }, draftId)
    if (problems.length > 0) throw incomplete(problems)
    await holdSubjects(tx, offer, await readOffer(tx, draftId, 'released'))
    const [made] = await tx
      .insert(submissions)
      .values({
        courseId: course.courseId,
        occasion: await occasionOf(tx, course),
        offer: Object.fromEntries(offer),
        submitterId: viewer.id,
      })
      .returning({ id: submissions.id })
    const submissionId = made!.id
    await nameFiles(tx, submissionId, offer)
    if (course.auditStatus === 'rejected') await setAuditStatus(tx, course.courseId, 'pending')
    await recordAct(tx, call, approvalActs.submit, { subject: `submission:${submissionId}` })
    return { submissionId }
  })
}

const incomplete = (problems: readonly { key: string; field: string; zh: string; en: string }[]) =>
  new AppError(approvalErrors.incomplete, {
    data: {
      fields: problems.map(({ key, field, zh, en }) => ({
        path: field === '' ? key : `${key}.${field}`,
        zh,
        en,
      })),
    },
  })

async function sameOffer(tx: Tx, { waitingId }: CourseFacts, offer: Records) {
  if (waitingId === null) return null
  const [waiting] = await tx.select().from(submissions).where(eq(submissions.id, waitingId))
  return isDeepStrictEqual(waiting?.offer, Object.fromEntries(offer)) ? waitingId : null
}

async function occasionOf(tx: Tx, course: CourseFacts): Promise<Occasion> {
  if (course.auditStatus === 'approved') return 'change'
  const earlier = and(eq(submissions.courseId, course.courseId), eq(submissions.state, 'rejected'))
  return (await tx.$count(submissions, earlier)) > 0 ? 'again' : 'first'
}

async function nameFiles(tx: Tx, submissionId: number, offer: Records): Promise<void> {
  const files = new Set([...offer.values()].flatMap((record) => namesOfCourse(record).files))
  if (files.size === 0) return
  await tx
    .insert(courseSubmissionFiles)
    .values([...files].map((userFileId) => ({ submissionId, userFileId })))
}
