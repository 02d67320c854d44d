import { paged, rowsOf } from '#src/server/database/paged.ts'
import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { redacted } from '#src/server/outbox/secrets.ts'
import { outboxMessages, type OutboxRow } from '#src/server/outbox/tables.ts'
import type { Both } from '#src/shared/locale.ts'
import { countedMost } from '#src/shared/limits.ts'
import { outboxPerPage, outboxStates } from '../contract.ts'

type Input = Call<typeof outboxApi.getOutbox>['input']

/** A template that no room declares any more is shown by its code. */
function nameOfTemplate(templates: Call<never>['templates'], code: string): Both {
  const { zh, en } = templates.get(code) ?? { zh: code, en: code }
  return { zh, en }
}

/** The fields that a row of the list and a message share. */
export const toRow = (templates: Call<never>['templates'], row: OutboxRow) => ({
  messageId: row.id,
  channel: row.channel,
  to: row.to,
  template: row.template,
  name: nameOfTemplate(templates, row.template),
  // The subject may hold a code, which the list must not show.
  subject: row.secretUntil ? redacted(row.subject) : row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

/** Returns mail and text messages, sent or not, newest first. */
export async function getOutbox({
  db,
  input,
  outbox,
  templates,
}: Call<typeof outboxApi.getOutbox>) {
  const { page } = input
  const where = condition(input)
  const { limit, offset } = rowsOf(page, outboxPerPage, countedMost)
  const [total, counts, used, rows] = await Promise.all([
    countUpTo(db, where),
    countStates(db),
    listTemplates(db),
    db
      .select()
      .from(outboxMessages)
      .where(where)
      .orderBy(sql`${outboxMessages.createdAt} desc, ${outboxMessages.id} desc`)
      .limit(limit)
      .offset(offset),
  ])
  return {
    ...paged({
      total,
      page,
      perPage: outboxPerPage,
      items: rows.map((row) => toRow(templates, row)),
      most: countedMost,
    }),
    counts,
    templates: used.map((template) => ({ template, name: nameOfTemplate(templates, template) })),
    drivers: { mail: outbox.hasDriver('mail'), sms: outbox.hasDriver('sms') },
  }
}

function condition({ channel, status, keyword, template }: Input): SQL {
  return sql.join(
    [
      sql`true`,
      ...(channel ? [sql`${outboxMessages.channel} = ${channel}`] : []),
      ...(status ? [sql`${outboxMessages.status} = ${status}`] : []),
      ...(template ? [sql`${outboxMessages.template} = ${template}`] : []),
      ...(keyword ? [sql`${containsText(keyword, outboxMessages.to)}`] : []),
    ],
    sql` and `,
  )
}

type Db = Call<never>['db']

async function countUpTo(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${outboxMessages} where ${where} limit ${countedMost + 1}) some_rows`)
  return rows[0]?.total ?? 0
}

async function countStates(db: Db) {
  const one = (status: string) => sql`(select count(*)::int from (
    select from ${outboxMessages} where status = ${status} limit ${countedMost}) some_rows)`
  const parts = outboxStates.map((status) => sql`${one(status)} as ${sql.identifier(status)}`)
  const { rows } = await db.execute<Record<(typeof outboxStates)[number], number>>(
    sql`select ${sql.join(parts, sql`, `)}`,
  )
  return rows[0]!
}

/** Every template that occurs: one look into the index for each. */
async function listTemplates(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ template: string }>(sql`
    with recursive each as (
      (select template from ${outboxMessages} order by template limit 1)
      union all
      select (select m.template from ${outboxMessages} m where m.template > each.template
        order by 1 limit 1)
      from each where each.template is not null)
    select template from each where template is not null`)
  return rows.map(({ template }) => template)
}
