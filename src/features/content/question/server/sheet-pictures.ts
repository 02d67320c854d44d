import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { DocumentView } from '#src/features/content/document/contract.ts'
import { documents } from '#src/features/content/document/tables.ts'
import { readKind } from '#src/features/content/picture/server/kinds.ts'
import type { MadeFacts } from '#src/features/content/picture/server/addresses.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** A picture, or a page of a document, that a question is drawn on. */
export interface WantedSheet {
  userFileId: number
  /** Of a document, from 1; 1 for a picture. */
  page: number
}

export interface SheetPicture {
  src: string
  /** In pixels of the picture; of a page in points. */
  width: number
  height: number
}

/** The key of a sheet in the answer of `sheetPictures`. */
export const sheetKey = ({ userFileId, page }: WantedSheet) => `${userFileId}/${page}`

/** Page pictures that are sharp enough to read small print. */
const pageKind = 'pages-1600'

/**
 * Returns the pictures of sheets by `sheetKey`, in one round trip for all of them; the caller has checked the right
 * to see the question, and gives the files that it may show: other ids open nothing. A sheet that has not been made yet, or has no such page, is left out.
 */
export async function sheetPictures(
  kernel: Pick<Kernel, 'secret'>,
  db: Db | Tx,
  viewer: Pick<Viewer, 'sessionId'> | null,
  asked: readonly WantedSheet[],
  files: ReadonlySet<number>,
): Promise<Map<string, SheetPicture>> {
  const wanted = asked.filter(({ userFileId }) => files.has(userFileId))
  if (wanted.length === 0) return new Map()
  const ids = [...new Set(wanted.map(({ userFileId }) => userFileId))]
  const { kind, about } = fileRenditions
  const made = await db
    .select({
      ...{ userFileId: userFiles.id, fileId: userFiles.fileId, kind, about },
      pages: sql<DocumentView['pages'] | null>`${documents.facts} -> 'pages'`,
    })
    .from(userFiles)
    .innerJoin(fileRenditions, eq(fileRenditions.fileId, userFiles.fileId))
    .leftJoin(documents, eq(documents.fileId, userFiles.fileId))
    .where(and(inArray(userFiles.id, ids), or(eq(kind, pageKind), like(kind, 'picture-%.webp'))))
  const prefixes = new Map(
    made.map(({ fileId }) => [fileId, mediaPrefix(kernel, fileId, viewer)] as const),
  )
  const found = wanted.flatMap((sheet): [string, SheetPicture][] => {
    const own = made.filter(({ userFileId }) => userFileId === sheet.userFileId)
    const pages = own.find((one) => one.kind === pageKind)
    const size = pages?.pages?.[sheet.page - 1]
    if (pages && size) {
      const src = `${prefixes.get(pages.fileId)!}/${pageKind}/${sheet.page - 1}.webp`
      return [[sheetKey(sheet), { src, width: size.width, height: size.height }]]
    }
    const [widest] = own
      .filter((one) => sheet.page === 1 && readKind(one.kind)?.shape === 'picture')
      .toSorted((a, b) => readKind(b.kind)!.width - readKind(a.kind)!.width)
    if (!widest) return []
    const { width, height } = widest.about as MadeFacts
    const src = `${prefixes.get(widest.fileId)!}/${widest.kind}/0.webp`
    return [[sheetKey(sheet), { src, width, height }]]
  })
  return new Map(found)
}
