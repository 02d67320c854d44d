import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Note } from '../paper-form.ts'
import { questionImports } from '../tables.ts'

/** Ends an import of which nothing can be read, with its reason. */
export async function failImport(db: Db, importId: number, failure: Pick<Note, 'code' | 'about'>) {
  await db
    .update(questionImports)
    .set({ state: 'failed', failure })
    .where(and(eq(questionImports.id, importId), eq(questionImports.state, 'reading')))
}
