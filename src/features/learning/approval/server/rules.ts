import { type AuditStatus, type PublishStatus } from './course-facts.ts'
import { type Ruling } from '#src/shared/can.ts'
import { fill } from '#src/shared/errors.ts'
import { approvalErrors } from '../errors.ts'
import type { SubmissionState, Urgency } from '../states.ts'
import { auditWords } from './audit-text.ts'

/** A person's relation to a course. */
interface Teacher {
  /** The owner, and co-teachers with this right. */
  mayRelease: boolean
  isVerified: boolean
}

interface Course {
  auditStatus: AuditStatus
  publishStatus: PublishStatus
  /** It was published before. */
  wasPublished: boolean
  /** A submission waits for a decision. */
  waits: boolean
  /** The offer differs from what readers see. */
  offerChanged: boolean
}

/** The owner of a course and co-teachers with the right to release submit, publish and release it. */
export const mayHandle = ({ mayRelease }: Pick<Teacher, 'mayRelease'>): Ruling =>
  mayRelease ? null : approvalErrors.notYours

/** A verified teacher submits a course that does not wait; of an approved one its changed offer. */
export function maySubmit(
  teacher: Teacher,
  course: Pick<Course, 'auditStatus' | 'waits' | 'offerChanged'>,
): Ruling {
  const refused = mayHandle(teacher)
  if (refused) return refused
  if (!teacher.isVerified) return approvalErrors.notVerified
  if (course.waits) return approvalErrors.isWaiting
  return course.auditStatus === 'approved' && !course.offerChanged
    ? approvalErrors.nothingNew
    : null
}

/** A course that waits may be recalled until the decision. */
export const mayRecall = (teacher: Teacher, course: Pick<Course, 'waits'>): Ruling =>
  mayHandle(teacher) ?? (course.waits ? null : approvalErrors.notWaiting)

/** A course is published once it is approved, by a verified teacher. */
export function mayPublish(teacher: Teacher, course: Pick<Course, 'auditStatus'>): Ruling {
  const refused = mayHandle(teacher)
  if (refused) return refused
  if (course.auditStatus === 'pending') return approvalErrors.notApproved
  if (course.auditStatus === 'rejected') {
    const { zh, en } = approvalErrors.publishRefused
    const status = auditWords[course.auditStatus]
    return {
      ...approvalErrors.publishRefused,
      zh: fill(zh, { status: status.zh }),
      en: fill(en, { status: status.en }),
    }
  }
  return teacher.isVerified ? null : approvalErrors.notVerified
}

/** A published course may be unpublished. */
export const mayUnpublish = (teacher: Teacher, course: Pick<Course, 'publishStatus'>): Ruling =>
  mayHandle(teacher) ?? (course.publishStatus === 'published' ? null : approvalErrors.notPublished)

/** Changes of chapters are released once the course was published; the first publication releases them itself. */
export const mayRelease = (
  teacher: Teacher,
  course: Pick<Course, 'auditStatus' | 'wasPublished'>,
): Ruling =>
  mayHandle(teacher) ??
  (course.auditStatus === 'approved' && course.wasPublished ? null : approvalErrors.neverPublished)

/** A submission as reviewers find it. */
interface Submission {
  state: SubmissionState
  /** The reviewer owns the course, teaches it, or submitted it. */
  isOwn: boolean
  /** The reviewer who has taken it. */
  holder: { id: number; name: string } | null
}

/** A reviewer takes a submission that waits, never one of the own course. */
export function mayTake({ state, isOwn }: Pick<Submission, 'state' | 'isOwn'>): Ruling {
  if (isOwn) return approvalErrors.ownCourse
  return state === 'waiting' ? null : approvalErrors.notWaiting
}

/** A reviewer gives back what was taken. */
export const mayGiveBack = (reviewer: { id: number }, submission: Submission): Ruling =>
  submission.state === 'waiting' && submission.holder?.id === reviewer.id
    ? null
    : approvalErrors.notWaiting

/** A reviewer decides about a submission that waits and that no other reviewer has taken; never about the own course. */
export function mayDecide(reviewer: { id: number }, submission: Submission): Ruling {
  const refused = mayTake(submission)
  if (refused) return refused
  const { holder } = submission
  if (holder === null || holder.id === reviewer.id) return null
  const { zh, en } = approvalErrors.isHeld
  return {
    ...approvalErrors.isHeld,
    zh: fill(zh, { name: holder.name }),
    en: fill(en, { name: holder.name }),
  }
}

/** Hours from which a submission should be decided, and from which it is late. */
const dueHours = 24
const lateHours = 3 * 24

/** A reviewer should decide within three days. */
export function urgencyOf(waitingHours: number): Urgency {
  if (waitingHours >= lateHours) return 'late'
  return waitingHours >= dueHours ? 'due' : 'fresh'
}
