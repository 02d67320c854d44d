import { eq } from 'drizzle-orm'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { textbookApi } from '../contract.ts'
import { textbookErrors } from '../errors.ts'
import { plainIsbn } from '../isbn.ts'
import { ownMost } from '../manage-api.ts'
import { coverThemes } from '#src/shared/cover-themes.ts'
import { headKey, type TextbookHead } from '../records.ts'
import { textbooks } from '../tables.ts'
import { textbookHost } from './textbook-host.ts'

/** Returns a drawing that stands for a name until its owner chooses one: a name has always the same. */
function drawingOf(name: string): string {
  const sum = [...name].reduce((total, sign) => total + sign.codePointAt(0)!, 0)
  return coverThemes[sum % coverThemes.length]!
}

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
  coverTheme: drawingOf(name.zh || name.en),
  language,
  offered: language,
})

/** @throws textbook.tooMany where a teacher has as many as one may have */
export async function mustHaveTextbookRoom(tx: Tx, ownerId: number): Promise<void> {
  if (await mayMakeTextbook(tx, ownerId)) return
  throw new AppError(textbookErrors.tooMany, { values: { most: ownMost } })
}

export const mayMakeTextbook = async (tx: Tx, ownerId: number): Promise<boolean> =>
  (await tx.$count(textbooks, eq(textbooks.ownerId, ownerId))) < ownMost

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
  input: { name, isbn, language },
}: Call<typeof textbookApi.createTextbook>) {
  const text = { zh: '', en: '', [language]: name }
  return db.transaction(async (tx) => {
    await mustHaveTextbookRoom(tx, viewer.id)
    const head = { ...emptyHead(text, language), isbn: plainIsbn(isbn) }
    return insertTextbook(tx, { ownerId: viewer.id, head })
  })
}
