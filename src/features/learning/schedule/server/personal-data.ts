import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { scheduleChanges, scheduleFeeds, scheduleLessons } from '../tables.ts'

const staysWithClass = {
  zh: '课表属于班级，不再显示姓名',
  en: 'Timetables belong to classes and stay, without your name',
}

/** The personal data in timetables and calendars. */
export const scheduleParts = [
  personalPart({
    id: 'lessons',
    name: { zh: '任课安排', en: 'Lessons taught' },
    tables: ['schedule_lessons'],
    fate: { anonymous: staysWithClass },
    rows: (userId) => sql`
      select c.name as class, l.title, l.room, l.weekday, l.section_from, l.section_to, l.changed_at
      from schedule_lessons l join classes c on c.id = l.class_id
      where l.teacher_id = ${userId} order by l.id`,
    async erase(tx, userId) {
      await tx
        .update(scheduleLessons)
        .set({ teacherId: null })
        .where(eq(scheduleLessons.teacherId, userId))
    },
  }),
  personalPart({
    id: 'moved-lessons',
    name: { zh: '调课和停课', en: 'Lessons moved and cancelled' },
    tables: ['schedule_changes'],
    fate: { anonymous: staysWithClass },
    rows: (userId) => sql`
      select c.name as class, l.title, x.day, x.to_day, x.room, x.reason, x.changed_at
      from schedule_changes x join schedule_lessons l on l.id = x.lesson_id join classes c on c.id = l.class_id
      where x.changed_by_id = ${userId} order by x.changed_at, x.day`,
    async erase(tx, userId) {
      // A reason is the person's own words.
      await tx
        .update(scheduleChanges)
        .set({ changedById: null, reason: '' })
        .where(eq(scheduleChanges.changedById, userId))
    },
  }),
  personalPart({
    id: 'calendar-feed',
    name: { zh: '日历订阅', en: 'Calendar feed' },
    tables: ['schedule_feeds'],
    fate: 'deleted',
    rows: (userId) => sql`
      select live, renewed_at from schedule_feeds where user_id = ${userId}`,
    async erase(tx, userId) {
      await tx.delete(scheduleFeeds).where(eq(scheduleFeeds.userId, userId))
    },
  }),
]
