import { sql } from 'drizzle-orm'
import { authorName, fullName } from '#src/features/learning/course/server/masked-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { bulletApi } from '../contract.ts'
import { bulletsPerPage as perPage } from '../limits.ts'
import { mustWatch, teaches } from './facts.ts'
import { mayDelete, mayReport } from './rules.ts'

interface Row extends Record<string, unknown> {
  bulletId: number
  second: number
  text: string
  authorId: number
  byTeacher: boolean
  realName: string
  realNameEn: string | null
  erased: boolean
  createdAt: Date
  hidden: boolean
}

/** Lists the comments of a film by their seconds; a hidden one only for its author. */
export async function getList(
  call: Call<typeof bulletApi.getList>,
): Promise<AnswerOf<typeof bulletApi.getList>> {
  const { db, viewer, locale, input } = call
  const { itemId, keyword, page } = input
  const { state } = await mustWatch(call, input)
  const { limit, offset } = rowsOf(page, perPage)
  const found = sql`b.item_id = ${itemId} and (b.hidden_reason is null or b.author_id = ${viewer.id})
    ${keyword === '' ? sql`` : sql`and strpos(lower(b.words), lower(${keyword})) > 0`}`
  const [isTeacher, { rows: counted }, { rows }] = await Promise.all([
    teaches(db, state, viewer),
    db.execute<{ total: number }>(sql`select count(*)::int as total from bullets b where ${found}`),
    db.execute<Row>(sql`
      select b.id as "bulletId", b.second, b.words as text, b.author_id as "authorId", b.by_teacher as "byTeacher",
        b.created_at as "createdAt", b.hidden_reason is not null as hidden,
        u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased
      from (select * from bullets b where ${found}
        order by b.second, b.id desc limit ${limit} offset ${offset}) b
      join users u on u.id = b.author_id order by b.second, b.id desc`),
  ])
  const items = rows.map((row) => {
    const isMine = row.authorId === viewer.id
    const isKnown = isMine || isTeacher || row.byTeacher
    return {
      ...{ bulletId: row.bulletId, second: row.second, text: row.text, byTeacher: row.byTeacher },
      ...{ isMine, isHidden: row.hidden },
      author: isKnown ? fullName(row, locale) : authorName(row, locale),
      createdAt: new Date(row.createdAt).toISOString(),
      can: {
        delete: canOf(mayDelete({ isMine, teaches: isTeacher, hidden: row.hidden })),
        report: canOf(mayReport({ isMine })),
      },
    }
  })
  return paged({ total: counted[0]!.total, page, perPage, items })
}
