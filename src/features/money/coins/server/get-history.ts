import { paged } from '#src/server/database/paged.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type coinApi, type TransferReason, transfersPerPage } from '../contract.ts'
import { balanceOf } from './balance.ts'

/** Postings of the viewer's coin account, newest first. */
export function getHistory({ db, viewer, locale, input }: Call<typeof coinApi.getHistory>) {
  const { direction, reason, page } = input
  const sign = { all: sql``, in: sql`and p.amount > 0`, out: sql`and p.amount < 0` }[direction]
  const why = reason === undefined ? sql`` : sql`and t.reason = ${reason}`
  return readHistory(db, locale, viewer.id, page, sql`${sign} ${why}`)
}

/** Postings of a person's coin account, for administrators. */
export async function getHistoryOf({ db, locale, input }: Call<typeof coinApi.getHistoryOf>) {
  const { rowCount } = await db.execute(sql`select from users where id = ${input.userId}`)
  if (!rowCount) throw new AppError(commonErrors.notFound)
  return readHistory(db, locale, input.userId, input.page, sql``)
}

interface Row extends Record<string, unknown> {
  transferId: number
  at: string
  reason: TransferReason
  about: string
  link: string | null
  amount: number
  balanceAfter: number
}

async function readHistory(
  db: Db,
  locale: Locale,
  userId: number,
  page: number,
  more: SQL,
): Promise<AnswerOf<typeof coinApi.getHistory>> {
  const found = sql`
    from coin_accounts a
    join coin_postings p on p.account_id = a.id
    join coin_transfers t on t.id = p.transfer_id
    where a.user_id = ${userId} ${more}`
  const about =
    locale === 'en-US' ? sql`coalesce(nullif(t.about_en, ''), t.about_zh)` : sql`t.about_zh`
  const [balance, counted, { rows }] = await Promise.all([
    balanceOf(db, userId),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`),
    db.execute<Row>(sql`
      select t.id as "transferId", t.created_at as at, t.reason, ${about} as about, t.link,
        p.amount, p.balance_after as "balanceAfter"
      ${found} order by t.id desc
      limit ${transfersPerPage} offset ${(page - 1) * transfersPerPage}`),
  ])
  const { total } = counted.rows[0]!
  return {
    balance,
    ...paged({
      total,
      page,
      perPage: transfersPerPage,
      items: rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
    }),
  }
}
