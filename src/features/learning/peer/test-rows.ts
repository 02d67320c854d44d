import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data; the homework room has made homework before. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`insert into peer_rounds (homework_id, reviews, days, anonymous, words_required, seed, created_by_id)
    select id, 3, 7, true, false, 1, ${userId} from homework where created_by_id = ${userId}`,
  sql`insert into peer_reviews (homework_id, work_id, reviewer_id, mark, words, handed_in_at, objection, objected_at,
      decision, decided_by_id, decided_at)
    select w.homework_id, w.id, ${userId}, 8000, ${word('peer review')}, now(), ${word('objection')}, now(), 'stands',
      ${userId}, now()
    from homework_works w join peer_rounds r on r.homework_id = w.homework_id where w.user_id = ${userId}`,
  sql`insert into peer_returns (work_id, homework_id, why)
    select w.id, w.homework_id, 'ended' from homework_works w join peer_rounds r on r.homework_id = w.homework_id
    where w.user_id = ${userId}`,
]
