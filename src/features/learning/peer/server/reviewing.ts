import { sql } from 'drizzle-orm'
import { isConcerned } from '#src/features/learning/homework/server/columns.ts'
import type { SeenHandIn } from '../schemas.ts'

/** The work `w` of homework `h` by the member `m` takes part: it was handed in, and its student is neither excused nor out. */
export const takesPart = sql`${isConcerned} and w.hand_ins > 0 and w.excused_at is null`

/** The reviews `r` whose work takes part. */
export const reviewsOfWorks = sql`peer_reviews r join homework_works w on w.id = r.work_id
  join homework h on h.id = w.homework_id
  join class_members m on m.class_id = h.class_id and m.user_id = w.user_id and ${takesPart}`

/** A review that was handed in, and that the teacher has not dropped. */
export const counts = sql`r.handed_in_at is not null and r.decision is distinct from 'dropped'`

/** The hand-in that the review `r` of the work `w` is about, as JSON; null before it is begun. */
export const seenOf = sql`(select json_build_object('number', n.number, 'at', n.handed_in_at, 'isLast', n.number = w.hand_ins)
  from homework_hand_ins n where n.work_id = r.work_id and n.number = r.seen_hand_in)`

/** Converts a moment within JSON of the database to the form of answers. */
export const presentSeen = (seen: SeenHandIn): SeenHandIn =>
  seen && { ...seen, at: new Date(seen.at).toISOString() }
