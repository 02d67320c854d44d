import { sql, type SQL } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import type { textbookApi } from '../contract.ts'
import { ownPerPage, ownStates, restoreDays } from '../manage-api.ts'
import { headKey } from '../records.ts'
import { readFacts } from './facts.ts'
import { findUses } from './find-uses.ts'
import { nameIn } from './name-in.ts'
import { coversOf, nextOf, presentOwn } from './present-own.ts'

type OwnState = (typeof ownStates)[number]

const isChanged = sql`t.published and exists (
  select from draft_records r where r.draft_id = t.draft_id and r.changed)`
const conditions: Record<OwnState, SQL> = {
  all: sql`t.deleted_at is null`,
  published: sql`t.deleted_at is null and t.published`,
  draft: sql`t.deleted_at is null and not t.published`,
  changed: sql`t.deleted_at is null and ${isChanged}`,
  deleted: sql`t.deleted_at is not null`,
}

/** Lists a teacher's own textbooks, each with its next step. */
export async function listOwn(call: Call<typeof textbookApi.getMyTextbooks>) {
  const { db, ports, viewer, locale, input } = call
  const inHead = (path: string) => sql.raw(`h.value #>> '{${path}}'`)
  const found = sql.join(
    [
      sql`t.owner_id = ${viewer.id}`,
      ...[
        containsText(
          input.keyword,
          ...['name,zh', 'name,en', 'isbn', 'author', 'publisher'].map(inHead),
        ),
      ].flatMap((words) => (words ? [words] : [])),
    ],
    sql` and `,
  )
  const order = {
    changed: sql`d.changed_at desc, t.id desc`,
    newest: sql`t.id desc`,
    name: sql`${nameIn(locale, sql`h.value`)} collate "zh-x-icu", t.id`,
  }[input.sort]
  const { limit, offset } = rowsOf(input.page, ownPerPage)
  const [facts, counted] = await Promise.all([
    readFacts(
      db,
      sql`where ${found} and ${conditions[input.state]} order by ${order} limit ${limit} offset ${offset}`,
      { restoreDays },
    ),
    db.execute<Record<OwnState, number>>(sql`
      select ${sql.join(
        ownStates.map(
          (state) =>
            sql`count(*) filter (where ${conditions[state]})::int as ${sql.identifier(state)}`,
        ),
        sql`, `,
      )}
      from textbooks t join draft_records h on h.draft_id = t.draft_id and h.key = ${headKey}
      where ${found}`),
  ])
  const [uses, covers] = await Promise.all([
    findUses(
      { db, ports },
      { textbookIds: facts.map(({ textbookId }) => textbookId), viewer, locale },
    ),
    coversOf(call, viewer, facts),
  ])
  const items = facts.map((one) => {
    const own = uses.filter(({ textbookId }) => textbookId === one.textbookId)
    return {
      ...presentOwn(one, { locale, covers }),
      ...{ author: one.head.author, isbn: one.head.isbn },
      uses: own,
      next: nextOf(one),
      ...{ changedAt: one.changedAt, deletedAt: one.deletedAt, keptUntil: one.keptUntil },
    }
  })
  const counts = counted.rows[0]!
  return {
    ...paged({ total: counts[input.state], page: input.page, perPage: ownPerPage, items }),
    counts: ownStates.map((state) => ({ state, count: counts[state] })),
  }
}
