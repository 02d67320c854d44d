import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import { type ClassFacts, factColumns } from '#src/features/learning/class/server/state.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { announcementErrors as errors } from '../errors.ts'
import { mayRead } from './rules.ts'

/** An announcement with its class, as one person finds them. */
export interface FoundAnnouncement extends ClassFacts {
  announcementId: number
  title: string
  body: string
  pinned: boolean
  publishAt: Date
  published: boolean
  editedAt: Date | null
  told: boolean
  isMine: boolean
  isRead: boolean
  author: PersonJson
}

/** The files that the present texts name stand beside the announcement; see `files-of.ts`. */
const query = (announcementId: SQL | Placeholder, userId: SQL | Placeholder) => sql`
  select ${factColumns}, a.id as "announcementId", a.title, a.body, a.pinned_at is not null as pinned,
    a.publish_at as "publishAt", a.publish_at <= now() as published, a.edited_at as "editedAt",
    a.told_at is not null as told, coalesce(a.author_id = ${userId}::int, false) as "isMine",
    exists (select from announcement_reads r
      where r.announcement_id = a.id and r.user_id = ${userId}::int) as "isRead",
    ${personJson('u')} as author
  from announcements a join classes c on c.id = a.class_id
  left join class_members m on m.class_id = c.id and m.user_id = ${userId}::int
  left join users u on u.id = a.author_id
  where a.id = ${announcementId}::int`

const read = prepared<FoundAnnouncement>(
  'announcement_found',
  query(sql.placeholder('announcementId'), sql.placeholder('userId')),
)

type Given = { announcementId: number; userId: number }

/** Reads an announcement as one of its readers. @throws announcement.unknown, to people who may not read it too */
export async function findAnnouncement(db: Db, given: Given): Promise<FoundAnnouncement> {
  const [found] = await read(db, given)
  if (!found) throw new AppError(errors.unknown)
  must(mayRead({ ...found }))
  return found
}

/** The same for an act, which locks the class first: acts on a class come one after another. */
export async function holdAnnouncement(
  tx: Tx,
  { announcementId, userId }: Given,
): Promise<FoundAnnouncement> {
  await tx.execute(sql`
    select from classes where id = (select class_id from announcements where id = ${announcementId}) for update`)
  const { rows } = await tx.execute<FoundAnnouncement & Record<string, unknown>>(
    query(sql`${announcementId}`, sql`${userId}`),
  )
  const [found] = rows
  if (!found) throw new AppError(errors.unknown)
  must(mayRead(found))
  // Timestamps arrive as text in a transaction.
  const moment = (value: Date | null) => value && new Date(value)
  return { ...found, publishAt: moment(found.publishAt)!, editedAt: moment(found.editedAt) }
}
