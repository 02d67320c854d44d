import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { approvalApi } from '../contract.ts'
import type { CourseFacts } from './course-facts.ts'

export type NextStep = AnswerOf<typeof approvalApi.getPublication>['next']
type Facts = Pick<
  CourseFacts,
  'auditStatus' | 'publishStatus' | 'wasPublished' | 'waits' | 'offerChanged' | 'isVerified'
>

/** Returns the next thing to do with a course. */
export function nextOf(
  course: Facts,
  { problems, unreleased }: { problems: number; unreleased: number },
): NextStep {
  if (course.auditStatus === 'approved') {
    if (course.publishStatus === 'unpublished' && !course.wasPublished) return 'publish'
    if (course.waits) return unreleased > 0 && course.wasPublished ? 'release' : 'wait'
    if (course.offerChanged) return problems > 0 ? 'complete' : 'submit'
    if (course.publishStatus === 'unpublished') return 'publish'
    return unreleased > 0 ? 'release' : 'none'
  }
  if (course.waits) return 'wait'
  if (course.auditStatus === 'rejected') return 'mend'
  if (problems > 0) return 'complete'
  return course.isVerified ? 'submit' : 'verify'
}
