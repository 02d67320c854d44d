import { sql } from 'drizzle-orm'
import type { Records } from '#src/features/content/draft/record.ts'
import type { ChapterRecord, ItemRecord } from '#src/features/content/outline/records.ts'
import { childrenOf, inReadingOrder } from '#src/features/content/outline/tree.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import { headKey, type TextbookHead } from '../records.ts'
import type { Book } from '../shapes.ts'
import { shownText } from './shown-text.ts'

/** Reads the records of a textbook: what its readers see, or its draft. */
export async function readRecords(
  db: Db,
  draftId: number,
  side: 'released' | 'value',
): Promise<Records> {
  const record = sql.raw(`r.${side}`)
  // The words of reading texts and tasks, and the questions, are shown nowhere here.
  const { rows } = await db.execute<{ key: string; record: DraftRecord }>(sql`
    select r.key, case when ${record} ->> 'type' = 'quiz'
        then (${record} - 'body') || jsonb_build_object('questions', jsonb_array_length(${record} #> '{body,questions}'))
        else ${record} - 'body' end as record
    from draft_records r where r.draft_id = ${draftId} and ${record} is not null`)
  return new Map(rows.map((row) => [row.key, row.record]))
}

type Shown = Omit<Book, 'textbookId' | 'cover'>

/** Shows a textbook in the language of a reader, or in its own where it has no other. */
export function showBook(records: Records, locale: Locale): Shown {
  const head = records.get(headKey) as unknown as TextbookHead
  const { offered } = head
  const text = (one: TextbookHead['name'] | undefined) => shownText(one, locale, offered)
  const items = childrenOf(records, ['item'])
  return {
    name: text(head.name),
    isbn: head.isbn,
    publisher: head.publisher,
    author: head.author,
    description: text(head.description),
    ...{ language: head.language, offered },
    chapters: inReadingOrder(childrenOf(records, ['chapter'])).map(
      ({ key, depth, number, record }) => {
        const chapter = record as unknown as ChapterRecord
        return {
          ...{ key, depth, number },
          name: text(chapter.name),
          introduction: text(chapter.introduction),
          items: (items.get(key) ?? []).map((one) => {
            const item = one.record as unknown as ItemRecord & { questions?: number }
            return {
              key: one.key,
              type: item.type,
              name: text(item.name),
              questions: item.questions ?? null,
            }
          }),
        }
      },
    ),
  }
}
