import {
  mayLookAfter,
  maySeeStudents,
  type Standing,
} from '#src/features/learning/class/server/rules.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { announcementErrors as errors } from '../errors.ts'
import { announcementsMost } from '../limits.ts'

/** An announcement as a person finds it. */
export interface Found extends Standing {
  published: boolean
  isMine: boolean
}

/** The people of a class read its announcements; students once they are published. */
export const mayRead = ({ role, published }: Pick<Found, 'role' | 'published'>): Ruling =>
  role !== null && (published || role !== 'student') ? null : errors.unknown

/** Teachers and assistants of a class that is not archived announce. */
export const mayWrite = (standing: Standing): Ruling => mayLookAfter(standing)

/** Teachers change all announcements of a class, assistants their own. */
export const mayChange = (found: Found): Ruling =>
  mayRead(found) ??
  mayWrite(found) ??
  (found.role === 'assistant' && !found.isMine ? errors.notYours : null)

/** Teachers and assistants see who has read an announcement. */
export const maySeeReaders = (found: Found): Ruling => mayRead(found) ?? maySeeStudents(found)

/** They remind the students who have not read a published one. */
export function mayRemind(found: Found, unread: number): Ruling {
  const refused = mayRead(found) ?? mayWrite(found)
  if (refused) return refused
  if (!found.published) return errors.notPublished
  return unread === 0 ? errors.allRead : null
}

export const mayBeMore = (count: number): Ruling =>
  count < announcementsMost ? null : withValues(errors.tooMany, { most: announcementsMost })
