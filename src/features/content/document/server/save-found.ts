import { eq } from 'drizzle-orm'
import { tellMeasures } from '#src/features/content/file/server/tell-measures.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'
import { documentPages, documents, type FoundFacts } from '../tables.ts'

export type FoundPage = Omit<typeof documentPages.$inferInsert, 'fileId' | 'page'>

export interface Found {
  fileId: number
  kind: (typeof documents.$inferInsert)['kind']
  facts: Partial<FoundFacts>
  pages: Iterable<FoundPage> | AsyncIterable<FoundPage>
}

const nothing: FoundFacts = {
  ...{ pages: [], firstText: '', outline: [], sheets: [], firstRows: [], media: [] },
  ...{ encoding: null, isBegun: false, isCut: false },
}
/** A statement has so many pages and letters, so that others are answered between two of them. */
const most = { pages: 200, letters: 1_000_000 }

/** Stores what was found in a file in place of what an earlier run found. */
export async function saveFound(
  kernel: Pick<Kernel, 'db' | 'ports' | 'events'>,
  { fileId, kind, facts, pages }: Found,
): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    // Held until the end, so that two runs at once leave the pages of one.
    const one = eq(files.id, fileId)
    const held = await tx.select({ id: files.id }).from(files).where(one).for('update')
    // The file was deleted meanwhile.
    if (held.length === 0) return
    await tx.delete(documents).where(eq(documents.fileId, fileId))
    const all: FoundFacts = JSON.parse(clean(JSON.stringify({ ...nothing, ...facts })))
    await tx.insert(documents).values({ fileId, kind, facts: all })
    let page = 0
    for await (const some of inBatches(pages)) {
      const rows = some.map(({ text, hash }) => ({ fileId, page: ++page, hash, text: clean(text) }))
      await tx.insert(documentPages).values(rows)
    }
    if (!all.isBegun) await tellMeasures(kernel, tx, fileId)
  })
}

async function* inBatches(pages: Found['pages']): AsyncGenerator<FoundPage[]> {
  let batch: FoundPage[] = []
  let letters = 0
  for await (const page of pages) {
    batch.push(page)
    letters += page.text.length
    if (batch.length < most.pages && letters < most.letters) continue
    yield batch
    batch = []
    letters = 0
  }
  if (batch.length > 0) yield batch
}

/** PostgreSQL stores no character 0, which a broken document may name, also as JSON writes it. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '').replaceAll('\\u0000', '')
