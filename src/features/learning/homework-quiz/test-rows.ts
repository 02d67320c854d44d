import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data; the rooms of papers and homework have made theirs before. */
export const testRows: TestRows = ({ userId }) => [
  sql`with made as (insert into quizzes (title) values ('quiz') returning id)
    insert into homework_quizzes (quiz_id, homework_id, paper_id)
    select made.id, (select min(id) from homework where created_by_id = ${userId}),
      (select min(id) from papers where owner_id = ${userId}) from made`,
]
