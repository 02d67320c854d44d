import { sql } from 'drizzle-orm'
import { type Tx, violated } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { undoDays } from '../bulk-api.ts'
import { findUses } from './find-uses.ts'

/** Questions deleted in one transaction. */
const turn = 200

/** Ends, every night, what can no longer be taken back or undone. */
export const purgeQuestionsJob: Job = {
  name: 'purge-questions',
  cron: '17 19 * * *',
  run: (kernel) => purgeQuestions(kernel),
}

export async function purgeQuestions({ db, ports }: Pick<Kernel, 'db' | 'ports'>): Promise<void> {
  const over = sql`now() - make_interval(days => ${undoDays})`
  await db.execute(sql`delete from question_undos where created_at < ${over}`)
  for (let last = 0; ;) {
    const ids = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from questions where deleted_at < ${over} and id > ${last}
        order by id limit ${turn} for update skip locked`)
      const all = rows.map(({ id }) => id)
      // Used in the history of a quiz: it stays hidden, so that results can be read.
      const uses = await findUses(tx, { ports, viewer: { id: 0 }, locale: 'zh-CN' }, all)
      const used = new Set(uses.map(({ questionId }) => questionId))
      const ended = all.filter((id) => !used.has(id))
      await deleteUnlessNamed(tx, ended)
      return all
    })
    last = ids.at(-1) ?? last
    if (ids.length < turn) return
  }
}

/** Deletes questions. One that has no use to tell, but that results name, stays: their learners may read them. */
export async function deleteUnlessNamed(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const half = Math.ceil(ids.length / 2)
  await tx
    .transaction((inner) =>
      inner.execute(sql`delete from questions where id = any(${sql.param(ids)}::int[])`),
    )
    .catch(async (error: unknown) => {
      if (violated(error) === undefined) throw error
      if (ids.length === 1) return
      await deleteUnlessNamed(tx, ids.slice(0, half))
      await deleteUnlessNamed(tx, ids.slice(half))
    })
}
