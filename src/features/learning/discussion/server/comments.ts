import { sql } from 'drizzle-orm'
import {
  findAnnouncement,
  type FoundAnnouncement,
} from '#src/features/learning/announcement/server/find.ts'
import { mayChange } from '#src/features/learning/announcement/server/rules.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Ruling } from '#src/shared/can.ts'
import { isOff } from './find.ts'
import type { FoundComments } from './rules.ts'

/** An announcement with its comments, as one person finds them. */
export interface CommentFacts extends FoundComments {
  classId: number
  announcementId: number
  authorId: number | null
  title: string
  /** Whether the person may change the announcement. */
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
