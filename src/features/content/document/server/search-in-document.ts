import { asc, eq } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type documentApi, hitsMax, rowsPerPart } from '../contract.ts'
import { documentPages, documents } from '../tables.ts'
import { comparable, findHits, isIn, plain } from './find-hits.ts'
import { openReading } from '#src/features/content/file/server/open-user-file.ts'

type Answer = AnswerOf<typeof documentApi.searchInDocument>

/** Searches the words of a document as they were found when it was prepared. */
export async function searchInDocument(
  call: Call<typeof documentApi.searchInDocument>,
): Promise<Answer> {
  const { file } = await openReading(call)
  const [document] = await call.db.select().from(documents).where(eq(documents.fileId, file.id))
  const wanted = plain(call.input.keyword)
  if (!document || wanted === '') return { hits: [], total: 0 }
  const hits: Answer['hits'] = []
  let total = 0
  for (const { page, text } of await pagesOf(call.db, file.id)) {
    if (!isIn(text, wanted)) continue
    const { excerpts, count } = findHits(comparable(text), wanted, hitsMax - hits.length)
    total += count
    for (const { start, ...excerpt } of excerpts) {
      const place =
        document.kind === 'sheets'
          ? placeInSheets(document.facts.sheets, page - 1, rowAt(text, start))
          : { page, row: null }
      hits.push({ ...excerpt, ...place })
    }
  }
  return { hits, total }
}

const pagesOf = (db: Db, fileId: number) =>
  db
    .select({ page: documentPages.page, text: documentPages.text })
    .from(documentPages)
    .where(eq(documentPages.fileId, fileId))
    .orderBy(asc(documentPages.page))

const rowAt = (text: string, at: number) => text.slice(0, at).split('\n').length - 1

/** A part of the rows belongs to the last sheet that begins at it or before; both counts are from 1. */
function placeInSheets(
  sheets: readonly { part: number; rows: number }[],
  part: number,
  row: number,
): { page: number; row: number } {
  const sheet = sheets.findLastIndex((one) => one.part <= part && one.rows > 0)
  return { page: sheet + 1, row: (part - sheets[sheet]!.part) * rowsPerPart + row + 1 }
}
