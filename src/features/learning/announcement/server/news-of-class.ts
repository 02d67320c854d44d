import { sql } from 'drizzle-orm'
import type { ClassNews, classNews } from '#src/features/learning/class/server/news-port.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { announcementPaths } from '../paths.ts'

const first = prepared<Omit<ClassNews, 'path'> & { announcementId: number }>(
  'announcement_news',
  sql`select * from (
    select a.id as "announcementId", a.title, a.pinned_at is not null as pinned, a.publish_at as at,
      a.author_id is not distinct from ${sql.placeholder('userId')}::int or exists (
        select from announcement_reads r
        where r.announcement_id = a.id and r.user_id = ${sql.placeholder('userId')}::int) as "isRead"
    from announcements a
    where a.class_id = ${sql.placeholder('classId')}::int and a.publish_at <= now()) found
  where pinned or not "isRead" order by "isRead", pinned desc, at desc limit 1`,
)

/** Finds the newest unread announcement of a class, pinned ones first; where all are read, the newest pinned one. */
export const newsOfClass: NonNullable<(typeof classNews)['answer']> = async (db, given) => {
  const [found] = await first(db, given)
  if (!found) return null
  const { announcementId, ...news } = found
  return { ...news, path: announcementPaths.one(given.classId, announcementId) }
}
