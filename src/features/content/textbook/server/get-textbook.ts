import { sql } from 'drizzle-orm'
import {
  coverAddresses,
  type PublicPicture,
  publicPicture,
} from '#src/features/content/picture/server/public-picture.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { textbookApi } from '../contract.ts'
import { textbookErrors } from '../errors.ts'
import { findUses } from './find-uses.ts'
import { categoryName } from './category-name.ts'
import { readRecords, showBook } from './read-book.ts'

interface Row extends Record<string, unknown> {
  draftId: number
  publishedAt: string
  releasedAt: string
  theme: string
  category: string
  categoryName: string | null
  picture: PublicPicture | null
}

/** Returns a published textbook with its chapters, and the published courses that use it. */
export async function getTextbook({
  db,
  ports,
  locale,
  input: { textbookId },
}: Call<typeof textbookApi.getTextbook>) {
  const [{ rows }, uses] = await Promise.all([
    db.execute<Row>(sql`
      select t.draft_id as "draftId", t.published_at as "publishedAt", t.released_at as "releasedAt",
        t.cover_theme as theme, coalesce(cat.slug, '') as category, ${categoryName(locale)} as "categoryName", ${publicPicture(sql`cover.file_id`)} as picture
      from textbooks t left join user_files cover on cover.id = t.cover_user_file_id
      left join subject_categories cat on cat.id = t.category_id
      where t.id = ${textbookId} and t.published`),
    findUses({ db, ports }, { textbookIds: [textbookId], viewer: null, locale }),
  ])
  const [row] = rows
  if (!row) throw new AppError(textbookErrors.notFound)
  return {
    textbookId,
    ...showBook(await readRecords(db, row.draftId, 'released'), locale),
    cover: { theme: row.theme, category: row.category, picture: coverAddresses(row.picture) },
    category: row.categoryName === null ? null : { slug: row.category, name: row.categoryName },
    publishedAt: new Date(row.publishedAt).toISOString(),
    releasedAt: new Date(row.releasedAt).toISOString(),
    uses: uses.filter(({ isPublished }) => isPublished),
  }
}
