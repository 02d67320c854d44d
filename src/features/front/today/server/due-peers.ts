import { sql } from 'drizzle-orm'
import { isShown } from '#src/features/learning/homework/server/columns.ts'
import { peerPaths } from '#src/features/learning/peer/paths.ts'
import { reviewsOfWorks, takesPart } from '#src/features/learning/peer/server/reviewing.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { mostOfKind, type Source, todo, userId } from './source.ts'

interface OfRound {
  homeworkId: number
  classId: number
  name: string
  className: string
  count: number
}

const own = prepared<OfRound & { endsAt: Date }>(
  'today_peer_reviews',
  sql`select h.id as "homeworkId", c.id as "classId", h.title as name, c.name as "className", count(*)::int as count,
      h.due_at + make_interval(days => o.days) as "endsAt"
    from ${reviewsOfWorks} join peer_rounds o on o.homework_id = h.id and o.ended_at is null
    join classes c on c.id = h.class_id and c.archived_at is null
    join class_members me on me.class_id = c.id and me.user_id = r.reviewer_id and me.state = 'member'
      and me.role = 'student'
    where r.reviewer_id = ${userId} and r.handed_in_at is null and ${isShown}
    group by h.id, c.id, o.homework_id order by "endsAt", h.id limit ${sql.raw(String(mostOfKind))}`,
)

/** Works of classmates that the viewer is to review. */
export const ownPeerReviews: Source = async ({ db, viewer }) =>
  (await own(db, { userId: viewer.id })).map(({ homeworkId, name, className, count, endsAt }) =>
    todo({
      ...{ kind: 'peerReviews', name, course: className, count },
      ...{ dueAt: endsAt.toISOString(), to: peerPaths.own(homeworkId) },
    }),
  )

const returned = prepared<OfRound>(
  'today_peer_works',
  sql`select h.id as "homeworkId", c.id as "classId", h.title as name, c.name as "className", count(*)::int as count
    from class_members me join classes c on c.id = me.class_id and c.archived_at is null
    join homework h on h.class_id = c.id and h.state = 'published'
    join peer_rounds o on o.homework_id = h.id and o.ended_at is null
    join class_members m on m.class_id = c.id
    join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
      and (w.marked_at is null or w.marked_hand_in < w.hand_ins)
    join peer_returns b on b.work_id = w.id
    where me.user_id = ${userId} and me.state = 'member' and me.role <> 'student' and ${takesPart}
    group by h.id, c.id order by min(b.at), h.id limit ${sql.raw(String(mostOfKind))}`,
)

/** Peer rounds that run, with works that came back to the teacher. After its end all of them are works to mark. */
export const peerWorks: Source = async ({ db, viewer }) =>
  (await returned(db, { userId: viewer.id })).map((row) =>
    todo({
      ...{ kind: 'peerWorks', name: row.name, course: row.className, count: row.count },
      to: peerPaths.round(row.classId, row.homeworkId),
    }),
  )

const objected = prepared<OfRound>(
  'today_peer_objections',
  sql`select h.id as "homeworkId", c.id as "classId", h.title as name, c.name as "className", count(*)::int as count
    from class_members me join classes c on c.id = me.class_id and c.archived_at is null
    join homework h on h.class_id = c.id and h.state = 'published'
    join peer_reviews r on r.homework_id = h.id and r.objected_at is not null and r.decided_at is null
    where me.user_id = ${userId} and me.state = 'member' and me.role in ('owner', 'coTeacher')
    group by h.id, c.id order by min(r.objected_at), h.id limit ${sql.raw(String(mostOfKind))}`,
)

/** Homework with objections to peer reviews that wait for the viewer. */
export const peerObjections: Source = async ({ db, viewer }) =>
  (await objected(db, { userId: viewer.id })).map((row) =>
    todo({
      ...{ kind: 'peerObjections', name: row.name, course: row.className, count: row.count },
      to: peerPaths.round(row.classId, row.homeworkId),
    }),
  )
