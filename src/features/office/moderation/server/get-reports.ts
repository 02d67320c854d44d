import { sql } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import {
  type ReportKind,
  type ReportState,
  reportStates,
} from '#src/features/people/report/reasons.ts'
import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { moderationApi, reportsPerPage } from '../contract.ts'
import { queueOf } from './queue-of.ts'
import { mayDecide } from './rules.ts'

type Get = Call<typeof moderationApi.getReports>
type Answer = AnswerOf<typeof moderationApi.getReports>

interface QueueRow extends Record<string, unknown> {
  kind: ReportKind
  id: number
  state: ReportState
  count: number
  reportedAt: string
  decidedAt: string | null
}

/** Lists the reported things of all rooms: one query for the queue, then a few for each kind on the page. */
export async function getReports(call: Get): Promise<Answer> {
  const { page } = call.input
  const { counts, total, rows } = await readQueue(call)
  const found = await readThings(call, rows)
  const given = [...found.values()].flatMap(({ pictures = [] }) => pictures)
  const files = new Map((await readGivenFiles(call, given)).map((file) => [file.userFileId, file]))
  const items = rows.flatMap((row): Answer['items'] => {
    const { kind, id, state, count, reportedAt, decidedAt } = row
    const one = found.get(keyOf(row))
    // Deleted by its author since the queue was read.
    if (!one) return []
    const { isOwn, pictures = [], ...thing } = one
    const item = {
      ...{ ...thing, kind, id, state, count },
      pictures: pictures.flatMap((id) => files.get(id) ?? []),
      reportedAt: new Date(reportedAt).toISOString(),
      decidedAt: decidedAt && new Date(decidedAt).toISOString(),
      can: {
        decide: canOf(mayCall(moderationApi.hideReported, call.viewer) ?? mayDecide({ isOwn })),
      },
    }
    return [item]
  })
  return { ...paged({ total, page, perPage: reportsPerPage, items }), counts }
}

async function readQueue({ db, ports, input: { status, kind, page } }: Get) {
  const queue = queueOf(ports, kind)
  const { limit, offset } = rowsOf(page, reportsPerPage)
  const chosen = status === 'all' ? sql`true` : sql`state = ${status}`
  const [states, { rows }] = await Promise.all([
    db.execute<{ state: ReportState; count: number }>(
      sql`select state, count(*)::int as count from (${queue}) all_kinds group by state`,
    ),
    db.execute<QueueRow>(sql`
      select kind, id, state, reports as count, reported_at as "reportedAt", decided_at as "decidedAt"
      from (${queue}) all_kinds where ${chosen}
      order by state <> 'open', case when state = 'open' then reported_at end, decided_at desc, kind, id
      limit ${limit} offset ${offset}`),
  ])
  const counts = Object.fromEntries(
    reportStates.map((state) => [
      state,
      states.rows.find((row) => row.state === state)?.count ?? 0,
    ]),
  ) as Record<ReportState, number>
  const shown = status === 'all' ? [...reportStates] : [status]
  return { counts, total: shown.reduce((sum, state) => sum + counts[state], 0), rows }
}

const keyOf = ({ kind, id, state }: Pick<QueueRow, 'kind' | 'id' | 'state'>) =>
  `${kind} ${id} ${state}`

async function readThings({ db, ports, locale, viewer }: Get, rows: readonly QueueRow[]) {
  const found = await Promise.all(
    ports.all(reportedThings).map(async (room) => {
      const ofKind = rows.filter(({ kind }) => kind === room.kind)
      if (ofKind.length === 0) return []
      const own = await room.ownOf(
        db,
        ofKind.map(({ id }) => id),
        viewer.id,
      )
      const ofStates = await Promise.all(
        reportStates.map(async (state) => {
          const ids = ofKind.filter((row) => row.state === state).map(({ id }) => id)
          if (ids.length === 0) return []
          const things = await room.find(db, { ids, state, locale })
          return [...things].map(
            ([id, thing]) =>
              [keyOf({ kind: room.kind, id, state }), { ...thing, isOwn: own.has(id) }] as const,
          )
        }),
      )
      return ofStates.flat()
    }),
  )
  return new Map(found.flat())
}
