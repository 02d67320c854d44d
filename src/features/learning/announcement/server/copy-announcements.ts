import { sql } from 'drizzle-orm'
import { classErrors } from '#src/features/learning/class/errors.ts'
import type { Copied } from '#src/features/learning/class/server/copied-port.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { daysAhead } from '../limits.ts'
import { publishJob } from './tell.ts'

/** The key of a copy of the announcement `a` within its class, which is new. */
const keyOfCopy = sql`md5('copy ' || a.id)`

/**
 * Copies announcements, which wait for their moments in the new class. One with files of another teacher stays, because its
 * words would point to nothing. Readers and reminders belong to people, and stay.
 */
export const copyAnnouncements: Copied = {
  kind: 'announcement',
  async rows(db, { fromId, userId }) {
    const { rows } = await db.execute<{
      id: number
      title: string
      publishAt: Date
      comes: boolean
    }>(sql`
      select a.id, a.title, a.publish_at as "publishAt", not exists (select from announcement_files f
        join user_files u on u.id = f.user_file_id
        where f.announcement_id = a.id and u.owner_id is distinct from ${userId}) as comes
      from announcements a where a.class_id = ${fromId} order by a.publish_at, a.id`)
    return rows.map(({ id, title, publishAt, comes }) => ({
      ...{ id, title, stays: comes ? null : 'file' },
      dates: [{ field: 'publishAt', at: new Date(publishAt).toISOString() }],
    }))
  },
  async copy(tx, { fromId, classId, userId, jobs, chosen }) {
    const given = JSON.stringify(chosen.map(({ id, dates }) => ({ id, at: dates.publishAt })))
    const { rows } = await tx.execute<{ id: number; title: string; at: Date; isPlanned: boolean }>(
      sql`
      with made as (
        insert into announcements (class_id, author_id, key, title, body, pinned_at, publish_at)
        select ${classId}, ${userId}, ${keyOfCopy}, a.title, a.body, case when a.pinned_at is not null then now() end, g.at
        from announcements a join json_to_recordset(${given}::json) g(id int, at timestamptz) on g.id = a.id
        where a.class_id = ${fromId} order by a.id
        returning id, key, title, publish_at)
      , files as (
        insert into announcement_files (announcement_id, user_file_id)
        select m.id, f.user_file_id from made m join announcements a on a.class_id = ${fromId} and ${keyOfCopy} = m.key
        join announcement_files f on f.announcement_id = a.id)
      select m.id, m.title, m.publish_at as at, m.publish_at > now()
        and m.publish_at <= now() + ${daysAhead} * interval '1 day' as "isPlanned" from made m order by m.id`,
    )
    const wrong = rows.find(({ isPlanned }) => !isPlanned)
    if (wrong) throw new AppError(withValues(classErrors.copyDates, { title: wrong.title }))
    await jobs.enqueueEach(
      tx,
      publishJob.name,
      rows.map(({ id, at }) => ({ data: { announcementId: id }, startAfter: new Date(at) })),
    )
  },
}
