import { asc, eq } from 'drizzle-orm'
import type { fileMeasures } from '#src/features/content/file/server/uses-port.ts'
import { documentPages, documents } from '../tables.ts'

/** Tells the courses that name a file how many pages it has and which are alike, once all are drawn. */
export const documentMeasures: NonNullable<(typeof fileMeasures)['answer']> = async (
  db,
  fileId,
) => {
  const [found] = await db.select().from(documents).where(eq(documents.fileId, fileId))
  if (!found || found.facts.isBegun) return undefined
  const { kind, facts } = found
  const rows = await db
    .select({ hash: documentPages.hash })
    .from(documentPages)
    .where(eq(documentPages.fileId, fileId))
    .orderBy(asc(documentPages.page))
  const hashes = rows.map(({ hash }) => hash)
  if (kind === 'text') return { pages: 1, hashes }
  // A part of rows is no page of a spreadsheet, which is read sheet by sheet.
  if (kind === 'sheets') return { pages: facts.sheets.length }
  return { pages: facts.pages.length, hashes }
}
