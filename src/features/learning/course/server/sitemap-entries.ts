import { eq } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import type { SitemapEntry } from '#src/server/pages/sitemap-entry.ts'
import { coursePaths } from '../paths.ts'
import { courses } from '../tables.ts'

/** Every published course, with the time its text last changed. */
export async function sitemapEntries({ db }: Pick<Kernel, 'db'>): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: courses.id, kind: courses.kind, changedAt: courses.updatedAt })
    .from(courses)
    .where(eq(courses.publishStatus, 'published'))
    .orderBy(courses.id)
  return rows.map(({ id, kind, changedAt }) => ({
    path: coursePaths.course({ courseId: id, kind }),
    changedAt,
  }))
}
