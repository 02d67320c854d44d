import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { preparedSelect } from '#src/server/database/prepared.ts'
import type { DocumentView } from '../contract.ts'
import { documentPages, documents, type preparedKinds } from '../tables.ts'

/** The facts that the works of this room have noted about a file. */
export interface DocumentFacts extends Pick<
  DocumentView,
  'pages' | 'firstText' | 'outline' | 'sheets' | 'firstRows' | 'media' | 'text' | 'isCut'
> {
  kind: (typeof preparedKinds)[number]
  /** The rest of its pages is still being drawn. */
  isBegun: boolean
}

const readDocument = preparedSelect('document_of_file', (db) =>
  db
    .select()
    .from(documents)
    .where(eq(documents.fileId, sql.placeholder('fileId'))),
)

/**
 * Reads what was found in a file.
 * @param prefix of the addresses of its parts
 * @returns undefined where nothing was prepared (yet)
 */
export async function documentFacts(
  db: Db,
  fileId: number,
  prefix: string,
): Promise<DocumentFacts | undefined> {
  const [found] = await readDocument(db, { fileId })
  if (!found) return undefined
  const { media, encoding, ...facts } = found.facts
  return {
    ...facts,
    kind: found.kind,
    media: media.map(({ rendition, ending, ...one }) => ({
      ...one,
      url: `${prefix}/${rendition}/0.${ending}`,
    })),
    text:
      found.kind === 'text'
        ? { content: await textOf(db, fileId), encoding: encoding ?? 'utf-8' }
        : null,
  }
}

async function textOf(db: Db, fileId: number): Promise<string> {
  const one = and(eq(documentPages.fileId, fileId), eq(documentPages.page, 1))
  const [page] = await db.select({ text: documentPages.text }).from(documentPages).where(one)
  return page?.text ?? ''
}
