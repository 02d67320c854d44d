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
  pages: readonly FoundPage[]
}

const nothing: FoundFacts = {
  ...{ pages: [], firstText: '', outline: [], sheets: [], firstRows: [], media: [] },
  ...{ encoding: null, isBegun: false, isCut: false },
}
const pagesAtOnce = 500

/** Stores what was found in a file in place of what an earlier run found. */
export async function saveFound(
  kernel: Pick<Kernel, 'db' | 'ports' | 'events'>,
  { fileId, kind, facts, pages }: Found,
): Promise<void> {
  const rows = pages.map(({ text, hash }, index) => ({
    ...{ fileId, page: index + 1, hash },
    text: clean(text),
  }))
  await kernel.db.transaction(async (tx) => {
    // Held until the end, so that two runs at once leave the pages of one.
    const one = eq(files.id, fileId)
    const held = await tx.select({ id: files.id }).from(files).where(one).for('update')
    // The file was deleted meanwhile.
    if (held.length === 0) return
    await tx.delete(documents).where(eq(documents.fileId, fileId))
    const all: FoundFacts = JSON.parse(clean(JSON.stringify({ ...nothing, ...facts })))
    await tx.insert(documents).values({ fileId, kind, facts: all })
    for (let at = 0; at < rows.length; at += pagesAtOnce) {
      await tx.insert(documentPages).values(rows.slice(at, at + pagesAtOnce))
    }
    if (!all.isBegun) await tellMeasures(kernel, tx, fileId)
  })
}

/** PostgreSQL stores no character 0, which a broken document may name, also as JSON writes it. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '').replaceAll('\\u0000', '')
