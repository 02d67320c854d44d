import { eq } from 'drizzle-orm'
import type { fileMeasures } from '#src/features/content/file/server/uses-port.ts'
import { documents } from '../tables.ts'

/** Tells the courses that name a file how many pages it has, once all are drawn. */
export const documentMeasures: NonNullable<(typeof fileMeasures)['answer']> = async (
  db,
  fileId,
) => {
  const [found] = await db.select().from(documents).where(eq(documents.fileId, fileId))
  if (!found || found.facts.isBegun) return undefined
  const { kind, facts } = found
  if (kind === 'text') return { pages: 1 }
  return { pages: kind === 'pages' ? facts.pages.length : facts.sheets.length }
}
