import { type Ruling, withValues } from '#src/shared/can.ts'
import { classCourseErrors as errors } from '../errors.ts'
import { classCoursesMost } from '../limits.ts'

/** A course as a teacher of a class finds it. */
export interface Offered {
  published: boolean
  /** It was never in the catalogue, so that a class is the first to see it. */
  isNew: boolean
  /** The teacher owns it, or co-teaches it with the right to release. */
  mayRelease: boolean
  isVerified: boolean
}

/** A teacher gives a class an own course, or one that is published. */
export const mayOffer = (course: Pick<Offered, 'published' | 'mayRelease'> | null): Ruling =>
  course && (course.published || course.mayRelease) ? null : errors.noCourse

/** A verified teacher gives a class an own course that is not approved: approval is for the catalogue. */
export const mayShowNew = (course: Pick<Offered, 'mayRelease' | 'isVerified'>): Ruling =>
  course.mayRelease ? (course.isVerified ? null : errors.notVerified) : errors.noCourse

/** Members study a course without joining where the teacher who adds it has the right to release it. */
export const grantsAccess = ({ mayRelease }: Pick<Offered, 'mayRelease'>): boolean => mayRelease

export const mayBeMore = (count: number): Ruling =>
  count < classCoursesMost ? null : withValues(errors.full, { most: classCoursesMost })
