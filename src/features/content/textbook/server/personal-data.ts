import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { textbooks } from '../tables.ts'
import { textbookTag } from '../tags.ts'
import { deleteTextbooks } from './delete-for-good.ts'
import { findUses } from './find-uses.ts'

/** The personal data that textbooks hold. */
export const textbookParts = ({ ports, events }: Pick<Kernel, 'ports' | 'events'>) => [
  personalPart({
    id: 'textbooks',
    name: { zh: '教材', en: 'Your textbooks' },
    tables: ['textbooks'],
    fate: {
      anonymous: {
        zh: '已发布或课程正在使用的教材保留，不再关联到您；其余教材删除',
        en: 'Textbooks that are published or used by courses stay, without your name; all others are deleted',
      },
    },
    rows: (userId) => sql`
      select t.name, t.name_en, t.isbn, t.published, t.published_at, t.created_at, t.deleted_at,
        (select json_agg(r.value order by r.key) from draft_records r
          where r.draft_id = t.draft_id and r.value is not null) as content
      from textbooks t where t.owner_id = ${userId} order by t.id`,
    erase: (tx, userId) => leaveTextbooks(tx, userId, { ports, events }),
  }),
]

async function leaveTextbooks(
  tx: Tx,
  userId: number,
  { ports, events }: Pick<Kernel, 'ports' | 'events'>,
): Promise<void> {
  const own = await tx.select().from(textbooks).where(eq(textbooks.ownerId, userId))
  const textbookIds = own.map(({ id }) => id)
  const uses = await findUses({ db: tx, ports }, { textbookIds, viewer: null, locale: 'zh-CN' })
  const used = new Set(uses.map(({ textbookId }) => textbookId))
  const isKept = (one: (typeof own)[number]) =>
    used.has(one.id) || (one.published && one.deletedAt === null)
  await deleteTextbooks(
    tx,
    own.filter((one) => !isKept(one)),
  )
  await tx.update(textbooks).set({ ownerId: null }).where(eq(textbooks.ownerId, userId))
  const tags = own.filter(isKept).map(({ id }) => textbookTag({ textbookId: id }))
  for (let from = 0; from < tags.length; from += 100) {
    await events.announce(tx, 'changed', tags.slice(from, from + 100))
  }
}
