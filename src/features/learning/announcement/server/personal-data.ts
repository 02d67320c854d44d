import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { announcementReads, announcementReminders, announcements } from '../tables.ts'

/** The personal data in announcements of classes. */
export const announcementParts = [
  personalPart({
    id: 'announcements',
    name: { zh: '您发布的班级公告', en: 'Class announcements that you wrote' },
    tables: ['announcements', 'announcement_files'],
    fate: {
      anonymous: {
        zh: '班级仍需查阅公告，内容保留，不再显示您的姓名',
        en: 'Classes still need them, so they stay, without your name',
      },
    },
    rows: (userId) => sql`
      select c.name as class, a.title, a.body, a.publish_at, a.edited_at
      from announcements a join classes c on c.id = a.class_id
      where a.author_id = ${userId} order by a.id`,
    async erase(tx, userId) {
      await tx
        .update(announcements)
        .set({ authorId: null })
        .where(eq(announcements.authorId, userId))
    },
  }),
  personalPart({
    id: 'announcement-reads',
    name: { zh: '您阅读的班级公告', en: 'Class announcements that you opened' },
    tables: ['announcement_reads', 'announcement_reminders'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, a.title, r.read_at, n.reminded_at
      from announcements a join classes c on c.id = a.class_id
      left join announcement_reads r on r.announcement_id = a.id and r.user_id = ${userId}
      left join announcement_reminders n on n.announcement_id = a.id and n.user_id = ${userId}
      where r.user_id is not null or n.user_id is not null order by a.id`,
    async erase(tx, userId) {
      await tx.delete(announcementReads).where(eq(announcementReads.userId, userId))
      await tx.delete(announcementReminders).where(eq(announcementReminders.userId, userId))
    },
  }),
]
