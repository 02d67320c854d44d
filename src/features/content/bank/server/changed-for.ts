import { sql } from 'drizzle-orm'
import { questions } from '../tables.ts'

/**
 * The columns of a question whose change a save must not overwrite in silence: a page that read it before names an
 * older revision with its next save, and is refused with both texts.
 */
export const changedFor = (viewer: { id: number }) => ({
  revision: sql`${questions.revision} + 1`,
  changedBy: viewer.id,
})
