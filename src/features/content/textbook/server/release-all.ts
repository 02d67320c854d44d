import { eq, sql } from 'drizzle-orm'
import { markReleased } from '#src/features/content/draft/server/make-draft.ts'
import { publishPicture } from '#src/features/content/picture/server/publish-picture.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { plainIsbn } from '../isbn.ts'
import { sidesOf, type TextbookHead } from '../records.ts'
import { textbooks } from '../tables.ts'
import { publishedTextbooks, textbookTag } from '../tags.ts'
import type { Facts } from './facts.ts'
import { renewWordsOf } from './search-words.ts'
import { textbookHost } from './textbook-host.ts'

/** Brings the whole draft of a textbook to its readers, in the transaction that holds it. */
export async function releaseAll(
  tx: Tx,
  { events }: Pick<Kernel, 'events'>,
  { textbookId, draftId, head, coverFile, chapters }: Facts,
): Promise<void> {
  await markReleased(tx, draftId, textbookHost)
  await tx
    .update(textbooks)
    .set({ ...columnsOf(head), chapterCount: chapters, releasedAt: sql`now()`, published: true })
    .where(eq(textbooks.id, textbookId))
  if (coverFile !== null) await publishPicture(tx, coverFile)
  await renewWordsOf(tx, textbookId)
  await events.announce(tx, 'changed', [publishedTextbooks, textbookTag({ textbookId })])
}

/** Returns the columns by which lists show a released head; a language that is not offered is left out. */
function columnsOf(head: TextbookHead) {
  const side = (text: TextbookHead['name'], one: 'zh' | 'en') =>
    sidesOf(head.offered).includes(one) ? text[one].trim() : ''
  return {
    name: side(head.name, 'zh'),
    nameEn: side(head.name, 'en') || null,
    description: side(head.description, 'zh'),
    descriptionEn: side(head.description, 'en') || null,
    isbn: plainIsbn(head.isbn),
    publisher: head.publisher.trim(),
    author: head.author.trim(),
    categoryId: head.categoryId,
    language: head.language,
    offered: head.offered,
    coverUserFileId: head.coverFileId,
    coverTheme: head.coverTheme,
  }
}
