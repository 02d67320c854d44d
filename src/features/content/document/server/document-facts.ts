import type { Db } from '#src/server/database/db.ts'
import type { DocumentView } from '../contract.ts'

/** What was found in a file when its parts were made. */
export type DocumentFacts = Pick<
  DocumentView,
  'pages' | 'firstText' | 'outline' | 'sheets' | 'firstRows' | 'media' | 'text'
> & { kind: 'pages' | 'sheets' | 'text' }

/**
 * Reads what was found in a file.
 * @param prefix of the addresses of its parts
 * @returns undefined where nothing was prepared (yet)
 */
export async function documentFacts(
  _db: Db,
  _fileId: number,
  _prefix: string,
): Promise<DocumentFacts | undefined> {
  return undefined
}
