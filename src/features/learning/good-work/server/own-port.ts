import { sql } from 'drizzle-orm'
import type { goodWorksOfOwn } from '#src/features/learning/homework/server/good-port.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Consent } from '../limits.ts'
import { goodState, goodTables, reads } from './columns.ts'

interface Found {
  shown: number
  asked: boolean
  answer: Consent | null
}

const { placeholder } = sql

const find = prepared<Found>(
  'good_works_of_own',
  sql`
  select count(*) filter (where ${goodState} = 'shown')::int as shown, coalesce(bool_or(o.user_id is not null), false) as asked,
    max(o.answer) as answer
  from ${goodTables} left join good_work_consents o on o.good_work_id = g.id and o.user_id = m.user_id
  where h.id = ${placeholder('homeworkId')}::int and m.user_id = ${placeholder('userId')}::int and ${reads}`,
)

/** Says on the page of homework what its good works are to a student. */
export const goodWorksOfOwnWork: NonNullable<(typeof goodWorksOfOwn)['answer']> = async (
  db,
  given,
) => {
  const [found] = await find(db, given)
  const { shown, asked, answer } = found!
  return { shown, waits: asked && answer === null }
}
