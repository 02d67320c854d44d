import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { bulletApi } from '../contract.ts'
import { perSecondMost, windowSeconds } from '../limits.ts'
import { mustWatch } from './facts.ts'

interface Row {
  bulletId: number
  second: number
  text: string
  authorId: number
  byTeacher: boolean
}

// Each second is a short walk in the index, so that a film with a hundred thousand comments costs what an empty one does.
const readWindow = prepared<Row>(
  'bullet_window',
  sql`
    select b.id as "bulletId", b.second, b.words as text, b.author_id as "authorId", b.by_teacher as "byTeacher"
    from generate_series(${sql.placeholder('from')}::int,
      ${sql.placeholder('from')}::int + ${sql.raw(String(windowSeconds - 1))}) as moments (second)
    cross join lateral (
      select * from bullets x
      where x.item_id = ${sql.placeholder('itemId')}::int and x.second = moments.second and x.hidden_reason is null
      order by x.id desc limit ${sql.raw(String(perSecondMost))}) b
    order by b.second, b.id`,
)

/** Returns the comments that move over five minutes of a film: the newest of each second. */
export async function getWindow(call: Call<typeof bulletApi.getWindow>) {
  const { db, viewer, input } = call
  await mustWatch(call, input)
  const rows = await readWindow(db, { itemId: input.itemId, from: input.from })
  return {
    items: rows.map(({ authorId, ...row }) => ({ ...row, isMine: authorId === viewer.id })),
  }
}
