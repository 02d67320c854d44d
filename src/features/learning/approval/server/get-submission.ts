import { eq } from 'drizzle-orm'
import { readDraft } from '#src/features/content/draft/server/open-draft.ts'
import { openedOf } from '#src/features/content/editor/server/open-texts.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { namesOfCourse } from '#src/features/learning/course/server/names-of.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { approvalApi } from '../contract.ts'
import { approvalErrors } from '../errors.ts'
import { findSubmission, reviewFacts, type Submission } from './hold-submission.ts'
import { nextSubmission } from './next-submission.ts'
import { readOffer } from './offer-of-draft.ts'
import { pastSubmissions } from './past-submissions.ts'
import { presentOffer } from './present-offer.ts'
import { previewOutline } from './preview-outline.ts'
import { mayDecide, mayGiveBack, mayTake } from './rules.ts'

type Get = Call<typeof approvalApi.getSubmission>

/** Returns a submitted course as readers will see it, and as they see it now. */
export async function getSubmission(
  call: Get,
): Promise<AnswerOf<typeof approvalApi.getSubmission>> {
  const { db, viewer, locale, input } = call
  const submission = await findSubmission(db, input.submissionId)
  const { courseId, state } = submission
  const found = await readCourse(db, courseId)
  const { course, draftId } = { course: found.course, draftId: found.course.draftId }
  const waits = state === 'waiting' && draftId !== null
  const frozen = new Map(Object.entries(submission.offer))
  const released =
    waits && submission.occasion === 'change' ? await readOffer(db, draftId, 'released') : null
  const [facts, offer, live, outline, past, names, nextId] = await Promise.all([
    reviewFacts(db, submission, viewer.id),
    presentOffer(call, viewer, frozen),
    released && presentOffer(call, viewer, released),
    waits ? readOutline(call, draftId) : null,
    pastSubmissions(db, courseId, locale),
    peopleOf(call, submission),
    nextSubmission(db, { after: submission.id, viewer }),
  ])
  const texts = [offer, live].flatMap((one) => (one ? [one.content.zh, one.content.en] : []))
  const heads = [frozen.get(headKey), released?.get(headKey)].flatMap((head) => head ?? [])
  const files = new Set(heads.flatMap((head) => namesOfCourse(head).files))
  const opened = await openedOf(call, viewer, texts, files)
  const own = past.find(({ submissionId }) => submissionId === submission.id)!
  return {
    submission: {
      ...own,
      ...{ courseId, kind: course.kind, state },
      holder: facts.holder && {
        name: names.get(facts.holder.id) ?? facts.holder.name,
        isMine: facts.holder.id === viewer.id,
        heldAt: (submission.heldAt ?? submission.submittedAt).toISOString(),
      },
      decider: names.get(submission.deciderId ?? 0) ?? null,
    },
    course: {
      auditStatus: course.auditStatus,
      isLive: course.publishStatus === 'published',
      learnerCount: course.learnerCount,
      ownerId: course.ownerId,
      owner: found.owner && officeName(found.owner, locale),
      school: (locale === 'en-US' ? found.schoolEn || found.school : found.school) ?? '',
    },
    ...{ offer, live, outline, opened, nextId },
    history: past.filter((one) => one !== own),
    can: {
      take: canOf(mayTake(facts)),
      giveBack: canOf(mayGiveBack(viewer, facts)),
      approve: canOf(mayDecide(viewer, facts)),
      reject: canOf(mayDecide(viewer, facts)),
    },
  }
}

async function readCourse(db: Db, courseId: number) {
  const [found] = await db
    .select({
      course: courses,
      owner: { realName: users.realName, realNameEn: users.realNameEn },
      school: schools.name,
      schoolEn: schools.nameEn,
    })
    .from(courses)
    .leftJoin(users, eq(users.id, courses.ownerId))
    .leftJoin(schools, eq(schools.id, courses.schoolId))
    .where(eq(courses.id, courseId))
  if (!found) throw new AppError(approvalErrors.submissionUnknown)
  return found
}

async function peopleOf({ db, locale }: Get, { holderId, deciderId }: Submission) {
  const ids = [holderId, deciderId].filter((id) => id !== null)
  const names = new Map<number, string>()
  for (const id of new Set(ids)) {
    const [person] = await db.select().from(users).where(eq(users.id, id))
    if (person) names.set(id, officeName(person, locale) || person.username)
  }
  return names
}

async function readOutline(call: Get, draftId: number) {
  const records = await readDraft(call.db, draftId)
  return (await previewOutline(call, { draftId, records })).chapters
}
