import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { exchangeApi } from '../contract.ts'
import { questionImports } from '../tables.ts'
import { dropUnused } from './drop-files.ts'
import { holdImport } from './hold-import.ts'

/** Deletes an import with its rows; what was taken over stays. */
export async function dropImport({ db, viewer, input }: Call<typeof exchangeApi.dropImport>) {
  await db.transaction(async (tx) => {
    const held = await holdImport(tx, viewer, input.importId)
    await dropUnused(tx, held)
    await tx.delete(questionImports).where(eq(questionImports.id, held.id))
  })
  return {}
}
