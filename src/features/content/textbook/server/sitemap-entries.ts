import { eq } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import type { SitemapEntry } from '#src/server/pages/sitemap-entry.ts'
import { textbookPaths } from '../paths.ts'
import { textbooks } from '../tables.ts'

/** Every published textbook, with the time its readers last got changes. */
export async function sitemapEntries({ db }: Pick<Kernel, 'db'>): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: textbooks.id, changedAt: textbooks.releasedAt })
    .from(textbooks)
    .where(eq(textbooks.published, true))
    .orderBy(textbooks.id)
  return rows.map(({ id, changedAt }) => ({
    path: textbookPaths.textbook(id),
    changedAt: changedAt!,
  }))
}
