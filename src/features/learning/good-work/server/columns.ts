import { sql } from 'drizzle-orm'
import { isConcerned, isRedo, ownCloses } from '#src/features/learning/homework/server/columns.ts'

/** GoodState of the good work `g`. */
export const goodState = sql`coalesce((select case when bool_or(k.answer = 'declined') then 'declined'
    when bool_or(k.answer is null) then 'waiting' else 'shown' end
  from good_work_consents k where k.good_work_id = g.id), 'waiting')`

/**
 * SQL condition: the good work `g` of the homework `h` counts. Everybody who was asked is a student of the class since
 * before it, so that leaving the class ends the showing for good, and the homework is published.
 */
export const counts = sql`(h.state = 'published' and not exists (
  select from good_work_consents k where k.good_work_id = g.id and not exists (
    select from class_members o where o.class_id = h.class_id and o.user_id = k.user_id and o.state = 'member'
      and o.role = 'student' and o.since <= g.proposed_at)))`

/**
 * SQL condition: somebody who has left the class declined that the good work `g` of the homework `h` is shown. The others of
 * the group cannot agree in that person's place.
 */
export const declinedByGone = sql`exists (select from good_work_consents k where k.good_work_id = g.id
  and k.answer = 'declined' and not exists (select from class_members o where o.class_id = h.class_id
    and o.user_id = k.user_id and o.state = 'member' and o.role = 'student'))`

/**
 * SQL condition: the member `m` may still hand in a work `w` of one’s own, and could copy from a good one. A returned work that
 * is given back counts as returned until it is handed in again.
 */
const mayStillHandIn = sql`((${isConcerned}) and w.excused_at is null and (w.released_at is null or ${isRedo})
  and now() <= ${ownCloses})`

const isOwn = sql`exists (select from good_work_consents k where k.good_work_id = g.id and k.user_id = m.user_id)`

/** SQL condition: the good work `g` waits for an answer of the member `m`. */
export const asks = sql`exists (select from good_work_consents k
  where k.good_work_id = g.id and k.user_id = m.user_id and k.answer is null)`

/**
 * SQL condition: the member `m`, with the own work `w`, reads the good work `g`. Students whom the homework does not concern do
 * not learn that it exists.
 */
export const reads = sql`(${counts} and (m.role <> 'student' or ${isOwn}
  or (${goodState} = 'shown' and (${isConcerned}) and not ${mayStillHandIn})))`

/** The tables of these conditions: the good work `g` with its work `s`, the homework `h`, the member `m` and the own work `w`. */
export const goodTables = sql`good_works g join homework_works s on s.id = g.work_id
  join homework h on h.id = s.homework_id join class_members m on m.class_id = h.class_id and m.state = 'member'
  left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id`
