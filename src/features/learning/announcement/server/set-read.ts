import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { announcementApi as api } from '../contract.ts'
import { findAnnouncement } from './find.ts'

const write = prepared(
  'announcement_set_read',
  sql`insert into announcement_reads (announcement_id, user_id)
    select a.id, ${sql.placeholder('userId')}::int from announcements a
    where a.id = ${sql.placeholder('announcementId')}::int and a.publish_at <= now() on conflict do nothing`,
)

/** Records that the viewer has opened a published announcement. Nothing changes in an archived class. */
export async function setRead({ db, viewer, input }: Call<typeof api.setRead>) {
  const given = { announcementId: input.announcementId, userId: viewer.id }
  const { state, published, isRead } = await findAnnouncement(db, given)
  if (published && !isRead && state !== 'archived') await write(db, given)
  return {}
}
