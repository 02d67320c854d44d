import { eq, sql } from 'drizzle-orm'
import type { ArchiveHost } from '#src/features/content/archive/server/archive-host.ts'
import { textbookPaths } from '../paths.ts'
import { headKey, type TextbookHead } from '../records.ts'
import { textbooks } from '../tables.ts'
import { insertTextbook, mayMakeTextbook } from './create-textbook.ts'
import { textbookHost } from './textbook-host.ts'

/** Textbooks as the room of exports and imports knows them. */
export const textbookArchives: ArchiveHost = {
  kind: 'textbook',
  schemas: textbookHost.schemas,
  namesOf: textbookHost.namesOf,
  async draftOf(db, viewer, id) {
    const [found] = await db
      .select({
        ownerId: textbooks.ownerId,
        draftId: textbooks.draftId,
        deletedAt: textbooks.deletedAt,
      })
      .from(textbooks)
      .where(eq(textbooks.id, id))
    return found?.ownerId === viewer.id && found.deletedAt === null ? found.draftId : null
  },
  facts: () => Promise.resolve({}),
  async insert(tx, { ownerId, records }) {
    if (!(await mayMakeTextbook(tx, ownerId))) return null
    const outline = new Map(records)
    outline.delete(headKey)
    const head = records.get(headKey) as unknown as TextbookHead
    const { textbookId, draftId } = await insertTextbook(tx, { ownerId, head, outline })
    return { id: textbookId, draftId }
  },
  pathOf: (_, id) => Promise.resolve(textbookPaths.edit(id)),
  textbooks: {
    async name(db, id) {
      const { rows } = await db.execute<{ isbn: string; zh: string; en: string }>(sql`
        select h.value ->> 'isbn' as isbn, h.value #>> '{name,zh}' as zh, h.value #>> '{name,en}' as en
        from textbooks t join draft_records h on h.draft_id = t.draft_id and h.key = ${headKey}
        where t.id = ${id}`)
      const { isbn, zh, en } = rows[0] ?? { isbn: '', zh: '', en: '' }
      return rows[0] ? { isbn, name: { zh, en } } : null
    },
    async find(tx, ownerId, { isbn, name }) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select t.id from textbooks t
        join draft_records h on h.draft_id = t.draft_id and h.key = ${headKey}
        where t.deleted_at is null and (t.published or t.owner_id = ${ownerId})
          and h.value ->> 'isbn' = ${isbn}
          and (${isbn} <> '' or t.owner_id = ${ownerId})
          and h.value #>> '{name,zh}' = ${name.zh} and h.value #>> '{name,en}' = ${name.en}
        order by (t.owner_id = ${ownerId}) desc nulls last, t.id limit 1`)
      return rows[0]?.id ?? null
    },
  },
}
