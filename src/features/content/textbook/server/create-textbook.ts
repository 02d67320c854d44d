import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { textbookApi } from '../contract.ts'
import { headKey, type TextbookHead } from '../records.ts'
import { textbooks } from '../tables.ts'
import { textbookHost } from './textbook-host.ts'

/** Returns the head of a textbook of which nothing but the name is known. */
export const emptyHead = (name: TextbookHead['name'], language: 'zh' | 'en'): TextbookHead => ({
  kind: 'textbook',
  name,
  isbn: '',
  publisher: '',
  author: '',
  description: { zh: '', en: '' },
  categoryId: null,
  coverFileId: null,
  coverTheme: '',
  language,
  offered: language,
})

/** Makes a textbook with the records of its draft. */
export async function insertTextbook(
  tx: Tx,
  {
    ownerId,
    head,
    outline = new Map(),
  }: { ownerId: number; head: TextbookHead; outline?: ReadonlyMap<string, DraftRecord> },
): Promise<{ textbookId: number; draftId: number }> {
  const records = new Map<string, DraftRecord>([[headKey, head], ...outline])
  const draftId = await makeDraft(tx, textbookHost, records)
  const [made] = await tx
    .insert(textbooks)
    .values({ ownerId, draftId })
    .returning({ id: textbooks.id })
  return { textbookId: made!.id, draftId }
}

/** Makes a textbook of which the name is known. */
export async function createTextbook({
  db,
  viewer,
  input: { name, language },
}: Call<typeof textbookApi.createTextbook>) {
  const text = { zh: '', en: '', [language]: name }
  return db.transaction((tx) =>
    insertTextbook(tx, { ownerId: viewer.id, head: emptyHead(text, language) }),
  )
}
