import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import { announcementPaths } from '../paths.ts'
import { announcementMessages } from './messages-text.ts'

interface Told {
  classId: number
  name: string
  title: string
  userIds: number[]
}
type Row = Told & Record<string, unknown>

/** Tells the people of a class about an announcement once it is published; each of them once, whenever it runs. */
export const publishJob: Job = {
  name: 'announcement-publish',
  options: { timeout: 600 },
  async run(kernel: Kernel, { announcementId }: { announcementId: number }) {
    // One that was put off meanwhile has a later job of its own; one that was deleted has no row.
    const { rows } = await kernel.db.execute<Row>(sql`
      select a.class_id as "classId", c.name, a.title, array(select m.user_id from class_members m
        where m.class_id = a.class_id and m.state = 'member' and m.user_id is distinct from a.author_id
        order by m.user_id) as "userIds"
      from announcements a join classes c on c.id = a.class_id and c.archived_at is null
      where a.id = ${announcementId} and a.publish_at <= now() and a.told_at is null`)
    const [found] = rows
    if (!found) return
    await sendAbout(kernel, 'published', announcementId, found, `announcement:${announcementId}`)
    await kernel.db.execute(
      sql`update announcements set told_at = now() where id = ${announcementId} and told_at is null`,
    )
  },
}

interface Reminder {
  announcementId: number
  userIds: number[]
  key: string
}

/** Reminds students to read an announcement. */
export const remindJob: Job = {
  name: 'announcement-remind',
  options: { timeout: 600 },
  async run(kernel: Kernel, { announcementId, userIds, key }: Reminder) {
    const { rows } = await kernel.db.execute<Omit<Told, 'userIds'> & Record<string, unknown>>(sql`
      select a.class_id as "classId", c.name, a.title from announcements a
      join classes c on c.id = a.class_id where a.id = ${announcementId}`)
    const [found] = rows
    if (found) await sendAbout(kernel, 'reminder', announcementId, { ...found, userIds }, key)
  },
}

const sendAbout = (
  kernel: Kernel,
  words: keyof typeof announcementMessages,
  announcementId: number,
  { classId, name, title, userIds }: Told,
  key: string,
) =>
  sendToEach(kernel, userIds, {
    ...announcementMessages[words]({ name, title }),
    ...{ kind: 'class', weight: 'important', link: announcementPaths.one(classId, announcementId) },
    key,
  })

/** Has the people of the class told after the commit, or at the moment of publication. */
export const tellAt = (
  tx: Tx,
  { jobs }: Pick<Kernel, 'jobs'>,
  { announcementId, publishAt }: { announcementId: number; publishAt: Date },
) => jobs.enqueue(tx, publishJob.name, { announcementId }, { startAfter: publishAt })
