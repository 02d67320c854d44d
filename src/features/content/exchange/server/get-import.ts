import { and, eq, sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { type RowView, rowsPerPage, rowViews } from '../import-api.ts'
import { questionImports } from '../tables.ts'
import { presentHead } from './import-head.ts'
import { defaultPoints } from '../takable.ts'
import { readRows } from './read-rows.ts'
import { viewIs } from './row-views.ts'
import { mayReview, mayUndo } from './rules.ts'

type Answer = AnswerOf<typeof exchangeApi.getImport>

interface Sums extends Record<string, unknown> {
  questions: number
  kept: number
  points: string
  views: Record<RowView, number>
  types: Answer['types']
}

/** Reads an import with one page of its rows, in a few round trips whatever their number. */
export async function getImport(call: Call<typeof exchangeApi.getImport>): Promise<Answer> {
  const { db, viewer, input } = call
  const { importId, show, page } = input
  const [held] = await db
    .select()
    .from(questionImports)
    .where(and(eq(questionImports.id, importId), eq(questionImports.ownerId, viewer.id)))
  if (!held) throw new AppError(exchangeErrors.importUnknown)
  const [sums, items] = await Promise.all([
    sumsOf(call, importId),
    readRows(call, { importId, show, ...rowsOf(page, rowsPerPage) }),
  ])
  const { name, state, format, paperId, encoding, notes, failure, sections, printedTotal } = held
  return {
    ...presentHead({
      ...{ importId, name, state, format, paperId, questions: sums.questions, kept: sums.kept },
      createdAt: held.createdAt.toISOString(),
      takenAt: held.takenAt?.toISOString() ?? null,
    }),
    ...paged({ total: sums.views[show], page, perPage: rowsPerPage, items }),
    counts: sums.views,
    types: sums.types,
    ...{ encoding, notes, failure, printedTotal },
    sections: sections.map(({ name: title, pointsEach, printedTotal: total }) => ({
      ...{ name: title, pointsEach, printedTotal: total },
    })),
    points: Number(sums.points),
    can: { review: canOf(mayReview(held)), undo: canOf(mayUndo(held)) },
  }
}

async function sumsOf({ db }: Call<typeof exchangeApi.getImport>, importId: number): Promise<Sums> {
  const counts = sql.join(
    rowViews.map((view) => sql`${sql.raw(`'${view}'`)}, count(*) filter (where ${viewIs[view]})`),
    sql`, `,
  )
  const { rows } = await db.execute<Sums>(sql`
    select count(*)::int as questions, (count(*) filter (where r.keep))::int as kept,
      coalesce(sum(coalesce(r.points, ${defaultPoints})) filter (where r.keep), 0) as points, json_build_object(${counts}) as views,
      coalesce((select json_agg(json_build_object('type', t.type, 'count', t.count) order by t.count desc)
        from (select body ->> 'type' as type, count(*)::int as count from question_import_rows
          where import_id = ${importId} and body is not null group by 1) t), '[]') as types
    from question_import_rows r where r.import_id = ${importId}`)
  return rows[0]!
}
