import { sql } from 'drizzle-orm'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { lessonPaths } from '#src/features/learning/lesson/paths.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { mostOfKind, type Source, todo, userId } from './source.ts'

const waiting = prepared<{ classId: number; name: string; count: number }>(
  'today_class_requests',
  sql`select c.id as "classId", c.name, count(*)::int as count
    from class_members me join classes c on c.id = me.class_id and c.archived_at is null
    join class_members r on r.class_id = c.id and r.state = 'requested'
    where me.user_id = ${userId} and me.state = 'member' and me.role <> 'student'
    group by c.id order by min(r.since), c.id limit ${sql.raw(String(mostOfKind))}`,
)

/** The classes that the viewer looks after in which people wait to join. */
export const classRequests: Source = async ({ db, viewer }) =>
  (await waiting(db, { userId: viewer.id })).map(({ classId, name, count }) =>
    todo({ kind: 'classRequests', name, count, to: classPaths.class(classId) }),
  )

const announced = prepared<{ announcementId: number; classId: number; title: string }>(
  'today_announcements',
  sql`select a.id as "announcementId", a.class_id as "classId", a.title
    from class_members m join classes c on c.id = m.class_id and c.archived_at is null
    join announcements a on a.class_id = c.id and a.publish_at <= now() and a.publish_at >= m.since
    where m.user_id = ${userId} and m.state = 'member' and m.role = 'student'
      and not exists (select from announcement_reads r where r.announcement_id = a.id and r.user_id = m.user_id)
    order by a.publish_at desc, a.id desc limit ${sql.raw(String(mostOfKind))}`,
)

/** Announcements that the viewer has not opened, of those since the joining. */
export const unreadAnnouncements: Source = async ({ db, viewer }) =>
  (await announced(db, { userId: viewer.id })).map(({ announcementId, classId, title }) =>
    todo({
      ...{ kind: 'announcement', name: title },
      to: announcementPaths.one(classId, announcementId),
    }),
  )

const leave = prepared<{ classId: number; name: string; count: number }>(
  'today_leave_requests',
  sql`select c.id as "classId", c.name, count(*)::int as count
    from class_members me join classes c on c.id = me.class_id and c.archived_at is null
    join leave_requests r on r.class_id = c.id and r.state = 'waiting'
    where me.user_id = ${userId} and me.state = 'member' and me.role <> 'student'
    group by c.id order by min(r.first_day), c.id limit ${sql.raw(String(mostOfKind))}`,
)

/** The classes that the viewer looks after in which requests for leave wait. */
export const leaveRequests: Source = async ({ db, viewer }) =>
  (await leave(db, { userId: viewer.id })).map(({ classId, name, count }) =>
    todo({ kind: 'leaveRequests', name, count, to: lessonPaths.leave(classId) }),
  )

const invited = prepared<{ name: string; classId: number }>(
  'today_class_invitations',
  sql`select c.id as "classId", c.name from classes c
    where c.transfer_to_id = ${userId} or c.id in (
      select m.class_id from class_members m where m.user_id = ${userId} and m.state = 'invited')
    order by c.id limit ${sql.raw(String(mostOfKind))}`,
)

/** Classes that others want to teach together with the viewer, or to hand over: answered in the list of classes. */
export const classInvitations: Source = async ({ db, viewer }) =>
  (await invited(db, { userId: viewer.id })).map(({ classId, name }) =>
    todo({ kind: 'classInvitation', name, to: `${classPaths.mine()}#class-${classId}` }),
  )
