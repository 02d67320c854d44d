import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FileLook, fileLooks } from '#src/features/content/file/server/looks-port.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { DocumentView } from '../contract.ts'
import { documents } from '../tables.ts'

/** Returns the first pages of documents. */
export const documentLooks: NonNullable<(typeof fileLooks)['answer']> = async (given, files) => {
  const shown = files.filter(({ mime }) => kindOf(mime) === 'document')
  if (shown.length === 0) return new Map()
  const ids = shown.map(({ fileId }) => fileId)
  const { fileId, facts } = documents
  const rows = await given.db
    .select({ fileId, page: sql<DocumentView['pages'][number] | null>`${facts} -> 'pages' -> 0` })
    .from(documents)
    .innerJoin(fileRenditions, eq(fileRenditions.fileId, fileId))
    .where(and(inArray(fileId, ids), eq(fileRenditions.kind, 'thumbs')))
  const pages = new Map(rows.map((row) => [row.fileId, row.page]))
  const looks = shown.flatMap((file): [number, FileLook][] => {
    const page = pages.get(file.fileId)
    if (!page) return []
    const prefix = mediaPrefix(given, file.fileId, given.viewer)
    const [small, large] = ['thumbs', 'pages-800'].map((kind) => `${prefix}/${kind}/0.webp`)
    const { width, height } = page
    return [[file.userFileId, { small: small!, large: large!, width, height }]]
  })
  return new Map(looks)
}
