import { sql } from 'drizzle-orm'
import {
  findAnnouncement,
  type FoundAnnouncement,
} from '#src/features/learning/announcement/server/find.ts'
import { mayChange } from '#src/features/learning/announcement/server/rules.ts'
import { announcementErrors } from '#src/features/learning/announcement/errors.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Ruling } from '#src/shared/can.ts'
import { discussionErrors as errors } from '../errors.ts'
import { isOff } from './find.ts'
import { mayFollowTalk, mayWrite, type Talk } from './rules.ts'

/** An announcement with its comments, as one person finds them. */
export interface CommentFacts extends Talk {
  classId: number
  announcementId: number
  authorId: number | null
  title: string
  closed: boolean
  published: boolean
  change: Ruling
}

/** Finds an announcement that the person may read, for its comments. @throws announcement.unknown */
export async function findComments(
  db: Db,
  given: { announcementId: number; userId: number },
): Promise<CommentFacts> {
  const found = await findAnnouncement(db, given)
  const { classId, announcementId, role, state, title, published } = found
  return {
    ...{ classId, announcementId, role, state, title, published, change: mayChange(found) },
    ...{ authorId: authorOf(found), closed: await areClosed(db, announcementId) },
    isOff: await isOff(db, classId),
  }
}

const authorOf = ({ author }: FoundAnnouncement) => author?.userId ?? null

async function areClosed(db: Db | Tx, announcementId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from discussion_closed_comments where announcement_id = ${announcementId}`,
  )
  return rows.length > 0
}

/**
 * Locks an announcement, after its class, for an act on its comments. What `findComments` has read before is checked again.
 * @returns whether they are closed by now
 */
export async function holdComments(
  tx: Tx,
  { classId, announcementId }: Pick<CommentFacts, 'classId' | 'announcementId'>,
) {
  const { rows } = await tx.execute<{ isArchived: boolean }>(
    sql`select archived_at is not null as "isArchived" from classes where id = ${classId} for share`,
  )
  const { rows: there } = await tx.execute(
    sql`select from announcements where id = ${announcementId} for update`,
  )
  return {
    isThere: there.length > 0,
    isArchived: rows[0]?.isArchived ?? true,
    closed: await areClosed(tx, announcementId),
  }
}

/** Members comment on a published announcement until its comments are closed. */
export function mayComment(found: Omit<CommentFacts, 'change'>): Ruling {
  const refused = mayWrite(found)
  if (refused) return refused
  if (!found.published) return announcementErrors.notPublished
  return found.closed ? errors.commentsClosed : null
}

/** Its author and the teachers of the class close its comments, and open them again. */
export const mayCloseComments = ({ change }: CommentFacts): Ruling => change

/** Members read comments; students while the discussion is switched on. */
export const mayReadComments = (found: Talk): Ruling => mayFollowTalk(found)
