import { or, type SQL, sql } from 'drizzle-orm'
import { matchesName } from '#src/features/people/account/server/matches-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf } from '#src/shared/can.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { FailureCode, WorkState } from '#src/shared/media.ts'
import { workStates } from '#src/shared/media.ts'
import { failureTexts } from '#src/shared/media-text.ts'
import { type storageApi, worksPerPage } from '../contract.ts'
import { type OwnerColumns, ownerColumns, ownerOf } from './owner-of.ts'
import { mayRetryWork } from '#src/server/media/rules.ts'

type GetWorks = Call<typeof storageApi.getWorks>

interface Row extends OwnerColumns {
  workId: number
  work: string
  state: WorkState
  percent: number
  failure: FailureCode | null
  attempts: number
  begunAt: string
  startedAt: string | null
  endedAt: string | null
  fileName: string
  mime: string
  bytes: number
}

/** Returns the work on files with its owners, by state, work and name. */
export async function getWorks({ db, input, works, locale }: GetWorks) {
  const { page } = input
  const where = conditionOf(input)
  const [counted, rows] = await Promise.all([
    countStates(db, conditionOf({ ...input, state: 'all' })),
    readRows(db, input, where),
  ])
  const titles = [...works.values()].map(({ name, title }) => ({ work: name, title }))
  const titleOf = (work: string) => works.get(work)?.title ?? { zh: work, en: work }
  const total = statesOf(input.state).reduce((sum, state) => sum + counted[state], 0)
  return {
    counts: counted,
    works: titles,
    ...paged({
      ...{ total, page, perPage: worksPerPage },
      items: rows.map(({ failure, mime, ...row }) => ({
        ...row,
        title: titleOf(row.work),
        failure: failure && failureTexts[failure],
        failureCode: failure,
        kind: kindOf(mime),
        begunAt: new Date(row.begunAt).toISOString(),
        startedAt: row.startedAt && new Date(row.startedAt).toISOString(),
        endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
        owner: ownerOf(row, locale),
        can: { retry: canOf(mayRetryWork(row)) },
      })),
    }),
  }
}

/** A work is on bytes; the person's own name of the file is that of the user file, as far as there is one. */
const tables = sql`
  from media_work m
  join files f on f.id = m.file_id
  left join user_files uf on uf.file_id = f.id
  left join users on users.id = coalesce(uf.owner_id, f.owner_id)`

function statesOf(view: GetWorks['input']['state']): readonly WorkState[] {
  if (view === 'all') return workStates
  return view === 'open' ? workStates.filter((state) => state !== 'done') : [view]
}

function conditionOf({ keyword, state, work }: GetWorks['input']): SQL {
  const found =
    keyword && or(containsText(keyword, sql`coalesce(uf.name, f.name)`), matchesName(keyword))
  return sql.join(
    [
      found ? sql`(${found})` : sql`true`,
      ...(state === 'all' ? [] : [sql`m.state = any(${sql.param(statesOf(state))}::text[])`]),
      ...(work ? [sql`m.name = ${work}`] : []),
    ],
    sql` and `,
  )
}

async function readRows(db: GetWorks['db'], { sort, state, page }: GetWorks['input'], where: SQL) {
  const { limit, offset } = rowsOf(page, worksPerPage)
  const order = {
    newest: sql`coalesce(m.ended_at, m.started_at, m.begun_at) desc`,
    oldest: sql`coalesce(m.ended_at, m.started_at, m.begun_at)`,
    attempts: sql`m.attempts desc`,
  }[sort]
  // What needs an administrator, then what moves.
  const first = state === 'open' ? sql`m.state <> 'failed', m.state <> 'working',` : sql``
  const { rows } = await db.execute<Row>(sql`
    select m.id as "workId", m.name as work, m.state, m.percent, m.failure, m.attempts,
      m.begun_at as "begunAt", m.started_at as "startedAt", m.ended_at as "endedAt",
      coalesce(uf.name, f.name) as "fileName", f.mime, f.size::float8 as bytes, ${ownerColumns}
    ${tables} where ${where} order by ${first} ${order}, m.id desc limit ${limit} offset ${offset}`)
  return rows
}

async function countStates(db: GetWorks['db'], where: SQL): Promise<Record<WorkState, number>> {
  const parts = workStates.map(
    (state) => sql`count(*) filter (where m.state = ${state})::int as ${sql.identifier(state)}`,
  )
  const { rows } = await db.execute<Record<WorkState, number>>(
    sql`select ${sql.join(parts, sql`, `)} ${tables} where ${where}`,
  )
  return rows[0]!
}
