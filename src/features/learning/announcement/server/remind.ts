import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { announcementApi as api } from '../contract.ts'
import { announcementErrors as errors } from '../errors.ts'
import { holdAnnouncement } from './find.ts'
import { lately } from './get-one.ts'
import { mayRemind } from './rules.ts'
import { remindJob } from './tell.ts'

/** Reminds all students who have not read an announcement. A second time within a day needs `again`. */
export async function remindUnread({ db, jobs, viewer, input }: Call<typeof api.remind>) {
  const { announcementId, again } = input
  return db.transaction(async (tx) => {
    const found = await holdAnnouncement(tx, { announcementId, userId: viewer.id })
    const { rows } = await tx.execute<{ userId: number; isLate: boolean }>(sql`
      select m.user_id as "userId", coalesce(n.reminded_at > ${lately}, false) as "isLate"
      from class_members m
      left join announcement_reminders n on n.announcement_id = ${announcementId} and n.user_id = m.user_id
      where m.class_id = ${found.classId} and m.role = 'student' and m.state = 'member'
        and not exists (select from announcement_reads r
          where r.announcement_id = ${announcementId} and r.user_id = m.user_id)
      order by m.user_id`)
    must(mayRemind(found, rows.length))
    if (!again && rows.some(({ isLate }) => isLate)) throw new AppError(errors.remindedLately)
    const userIds = rows.map(({ userId }) => userId)
    await tx.execute(sql`
      insert into announcement_reminders (announcement_id, user_id)
      select ${announcementId}, id from unnest(${sql.param(userIds)}::int[]) as id
      on conflict (announcement_id, user_id) do update set reminded_at = now()`)
    const key = `announcement:${announcementId}:${crypto.randomUUID()}`
    await jobs.enqueue(tx, remindJob.name, { announcementId, userIds, key })
    return { reminded: userIds.length }
  })
}
