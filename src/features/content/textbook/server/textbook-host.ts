import { and, eq, isNull } from 'drizzle-orm'
import type { DraftHost } from '#src/features/content/draft/server/draft-host.ts'
import { foreignFolders } from '#src/features/content/outline/server/foreign-folders.ts'
import type { OutlineRecord } from '#src/features/content/outline/records.ts'
import { namesOfOutline, outlineWithout } from '#src/features/content/outline/server/names-of.ts'
import type { TextbookHead } from '../records.ts'
import { textbooks } from '../tables.ts'
import { textbookSchemas } from './record-schemas.ts'

/** Textbooks as the room of drafts knows them: only its owner reads and edits one that is not deleted. */
export const textbookHost: DraftHost = {
  kind: 'textbook',
  schemas: textbookSchemas,
  async rightOf(db, viewer, draftId) {
    const [found] = await db
      .select({ ownerId: textbooks.ownerId })
      .from(textbooks)
      .where(and(eq(textbooks.draftId, draftId), isNull(textbooks.deletedAt)))
    return found?.ownerId === viewer.id ? 'edit' : 'none'
  },
  namesOf(record) {
    if (record.kind === 'textbook') {
      const { coverFileId } = record as unknown as TextbookHead
      return { files: coverFileId === null ? [] : [coverFileId], questions: [] }
    }
    return namesOfOutline(record as unknown as OutlineRecord)
  },
  without(record, gone) {
    if (record.kind !== 'textbook') return outlineWithout(record as unknown as OutlineRecord, gone)
    const { coverFileId } = record as unknown as TextbookHead
    return { ...record, coverFileId: gone.files.includes(coverFileId!) ? null : coverFileId }
  },
  foreignIn: foreignFolders,
  // A textbook names its owner's files only.
  lends: () => Promise.resolve({ files: [], questions: [] }),
}
