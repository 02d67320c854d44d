import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data; the homework room has made works before. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into good_works (work_id, hand_in, reason, proposed_by_id)
      select id, 1, ${word('good work')}, ${userId} from homework_works where user_id = ${userId} limit 1 returning id)
    insert into good_work_consents (good_work_id, user_id, answer, answered_at)
    select id, ${userId}, 'named', now() from made`,
]
