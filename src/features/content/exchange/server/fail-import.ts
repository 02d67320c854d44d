import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Note } from '../paper-form.ts'
import { questionImports } from '../tables.ts'
import { dropUnused } from './drop-files.ts'

/** Ends an import of which nothing can be read, with its reason; pictures of it that were saved already go. */
export async function failImport(db: Db, importId: number, failure: Pick<Note, 'code' | 'about'>) {
  await db.transaction(async (tx) => {
    const [held] = await tx
      .update(questionImports)
      .set({ state: 'failed', failure })
      .where(and(eq(questionImports.id, importId), eq(questionImports.state, 'reading')))
      .returning({ id: questionImports.id, ownerId: questionImports.ownerId })
    if (held) await dropUnused(tx, held)
  })
}
