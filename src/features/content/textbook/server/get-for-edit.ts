import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import { type FieldLack, type Lack, lacksOfHead } from '../completeness.ts'
import type { textbookApi } from '../contract.ts'
import { categoryName } from './category-name.ts'
import type { Facts } from './facts.ts'
import { findUses } from './find-uses.ts'
import { findTextbook } from './hold-textbook.ts'
import { coversOf, presentOwn } from './present-own.ts'
import { readRecords, showBook } from './read-book.ts'
import { mayDelete, mayPublish, mayRelease, mayUnpublish } from './rules.ts'

/** Returns one's own textbook for its pages: its draft, its state, and what it still lacks. */
export async function getForEdit(call: Call<typeof textbookApi.getForEdit>) {
  const { db, ports, viewer, locale, input } = call
  const facts = await findTextbook(db, viewer, input.textbookId)
  const [uses, covers, { rows: categories }] = await Promise.all([
    findUses({ db, ports }, { textbookIds: [facts.textbookId], viewer, locale }),
    coversOf(call, viewer, [facts]),
    db.execute<{ categoryId: number; name: string }>(sql`
      select cat.id as "categoryId", ${categoryName(locale)} as name from subject_categories cat
      where not cat.hidden or cat.id = ${facts.head.categoryId} order by cat.position, cat.id`),
  ])
  return {
    ...presentOwn(facts, { locale, covers }),
    draftId: facts.draftId,
    offered: facts.head.offered,
    ...{ uses, categories },
    lacks: lacksOf(facts),
    ...{ publishedAt: facts.publishedAt, releasedAt: facts.releasedAt },
    can: {
      publish: canOf(mayPublish(facts)),
      unpublish: canOf(mayUnpublish(facts)),
      release: canOf(mayRelease(facts)),
      delete: canOf(mayDelete(uses)),
    },
  }
}

function lacksOf({ head, chapters, incomplete }: Facts): { field: string; lack: Lack }[] {
  const found: (Omit<FieldLack, 'field'> & { field: string })[] = lacksOfHead(head)
  if (chapters === 0) return [...found, { field: 'chapters', lack: 'noChapter' }]
  return incomplete > 0 ? [...found, { field: 'chapters', lack: 'chaptersIncomplete' }] : found
}

/** Returns the draft of one's own textbook as readers will see it. */
export async function getPreview(call: Call<typeof textbookApi.getPreview>) {
  const { db, viewer, locale, input } = call
  const facts = await findTextbook(db, viewer, input.textbookId)
  const [records, covers] = await Promise.all([
    readRecords(db, facts.draftId, 'value'),
    coversOf(call, viewer, [facts]),
  ])
  const { textbookId, cover } = presentOwn(facts, { locale, covers })
  return { textbookId, cover, ...showBook(records, locale) }
}
