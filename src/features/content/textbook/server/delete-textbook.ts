import { eq, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { textbookApi } from '../contract.ts'
import { restoreDays } from '../manage-api.ts'
import { textbooks } from '../tables.ts'
import { publishedTextbooks, textbookTag } from '../tags.ts'
import { deleteTextbooks } from './delete-for-good.ts'
import { findUses } from './find-uses.ts'
import { holdTextbook } from './hold-textbook.ts'
import { mayDelete, mayRestore } from './rules.ts'

/** Deletes a textbook that no course uses; it may be restored for 30 days. */
export async function deleteTextbook({
  db,
  ports,
  events,
  viewer,
  locale,
  input: { textbookId },
}: Call<typeof textbookApi.deleteTextbook>) {
  return db.transaction(async (tx) => {
    await holdTextbook(tx, viewer, textbookId)
    const given = { textbookIds: [textbookId], viewer, locale }
    must(mayDelete(await findUses({ db: tx, ports }, given)))
    const [row] = await tx
      .update(textbooks)
      .set({ deletedAt: sql`coalesce(${textbooks.deletedAt}, now())`, published: false })
      .where(eq(textbooks.id, textbookId))
      .returning({ deletedAt: textbooks.deletedAt })
    await events.announce(tx, 'changed', [publishedTextbooks, textbookTag({ textbookId })])
    return {
      keptUntil: new Date(row!.deletedAt!.getTime() + restoreDays * 86_400_000).toISOString(),
    }
  })
}

/** Restores a deleted textbook, unpublished. */
export async function restoreTextbook({
  db,
  viewer,
  input: { textbookId },
}: Call<typeof textbookApi.restoreTextbook>) {
  await db.transaction(async (tx) => {
    must(mayRestore(await holdTextbook(tx, viewer, textbookId)))
    await tx.update(textbooks).set({ deletedAt: null }).where(eq(textbooks.id, textbookId))
  })
  return {}
}

/** Deletes textbooks for good once they may no longer be restored. */
export const forgetDeleted: Job = {
  name: 'textbook-forget-deleted',
  options: { timeout: 600 },
  cron: '50 18 * * *',
  async run({ db, ports }) {
    const old = await db
      .select({ id: textbooks.id, draftId: textbooks.draftId })
      .from(textbooks)
      .where(sql`${textbooks.deletedAt} < now() - make_interval(days => ${restoreDays})`)
    for (const one of old) {
      await db.transaction(async (tx) => {
        const given = { textbookIds: [one.id], viewer: null, locale: 'zh-CN' as const }
        if ((await findUses({ db: tx, ports }, given)).length === 0)
          await deleteTextbooks(tx, [one])
      })
    }
  },
}
