import { sql } from 'drizzle-orm'
import { isConcerned } from '#src/features/learning/homework/server/columns.ts'

/** The work `w` of homework `h` by the member `m` takes part: it was handed in, and its student is neither excused nor out. */
export const takesPart = sql`${isConcerned} and w.hand_ins > 0 and w.excused_at is null`

/** The reviews `r` whose work takes part. */
export const reviewsOfWorks = sql`peer_reviews r join homework_works w on w.id = r.work_id
  join homework h on h.id = w.homework_id
  join class_members m on m.class_id = h.class_id and m.user_id = w.user_id and ${takesPart}`

/** A review that was handed in, and that the teacher has not dropped. */
export const counts = sql`r.handed_in_at is not null and r.decision is distinct from 'dropped'`
