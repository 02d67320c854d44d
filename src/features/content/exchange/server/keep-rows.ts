import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { exchangeApi } from '../contract.ts'
import { holdReview } from './hold-import.ts'
import { viewIs } from './row-views.ts'

/** Keeps or leaves out all rows of a view; a row that cannot be taken stays out. */
export async function keepRowsOf({ db, viewer, input }: Call<typeof exchangeApi.keepRows>) {
  const { importId, show, keep } = input
  return db.transaction(async (tx) => {
    await holdReview(tx, viewer, importId)
    const { rowCount } = await tx.execute(sql`
      update question_import_rows r set keep = ${keep}
      where r.import_id = ${importId} and r.keep <> ${keep} and ${viewIs[show]}
        and (not ${keep} or not ${viewIs.error})`)
    return { changed: rowCount ?? 0 }
  })
}
