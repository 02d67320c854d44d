import { setImmediate as pause } from 'node:timers/promises'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type documentApi, hitsMax } from '../contract.ts'
import { documentPages, documents } from '../tables.ts'
import { placeInSheets } from './place-in-sheets.ts'
import { comparable, findHits, plain } from './find-hits.ts'
import { openReading } from '#src/features/content/file/server/open-user-file.ts'

type Answer = AnswerOf<typeof documentApi.searchInDocument>

/** Searches the words of a document as they were found when it was prepared. */
export async function searchInDocument(
  call: Call<typeof documentApi.searchInDocument>,
): Promise<Answer> {
  const { file } = await openReading(call)
  const [document] = await call.db.select().from(documents).where(eq(documents.fileId, file.id))
  const wanted = plain(call.input.keyword)
  if (!document || wanted === '') return { hits: [], total: 0, isMore: false }
  const hits: Answer['hits'] = []
  const inRows = document.kind === 'sheets'
  let total = 0
  let after = 0
  while (total <= hitsMax) {
    const pages = await pagesWith(call.db, { fileId: file.id, wanted, after })
    for (const { page, text } of pages) {
      await pause()
      const { excerpts, count } = findHits(comparable(text), wanted, {
        most: hitsMax - hits.length,
        inRows,
      })
      total += count
      for (const { start, ...excerpt } of excerpts) {
        const place = inRows
          ? placeInSheets(document.facts.sheets, page - 1, rowAt(text, start))
          : { page, row: null }
        hits.push({ ...excerpt, ...place })
      }
    }
    if (pages.length < pagesAtOnce) break
    after = pages.at(-1)!.page
  }
  return { hits, total: hits.length, isMore: total > hits.length }
}

const pagesAtOnce = 8
/** The spaces that JavaScript knows, which PostgreSQL's `translate` takes out fastest. */
const spaces =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/** Reads the next pages with the keyword; the database passes over the others, which are most. */
const pagesWith = (
  db: Db,
  { fileId, wanted, after }: { fileId: number; wanted: string; after: number },
) =>
  db
    .select({ page: documentPages.page, text: documentPages.text })
    .from(documentPages)
    .where(
      and(
        eq(documentPages.fileId, fileId),
        gt(documentPages.page, after),
        sql`strpos(lower(normalize(translate(${documentPages.text}, ${spaces}, ''), NFKC)), ${wanted}) > 0`,
      ),
    )
    .orderBy(asc(documentPages.page))
    .limit(pagesAtOnce)

const rowAt = (text: string, at: number) => text.slice(0, at).split('\n').length - 1
