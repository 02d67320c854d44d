import { sql } from 'drizzle-orm'
import {
  coverAddresses,
  type PublicPicture,
  publicPicture,
} from '#src/features/content/picture/server/public-picture.ts'
import type { FavouriteAbout } from '#src/features/learning/favourite/contract.ts'
import { joinTable, type ThingNames } from '#src/features/learning/favourite/server/join-table.ts'
import type { FavouriteKind } from '#src/features/learning/favourite/server/kinds-port.ts'
import { favouritePart } from '#src/features/learning/favourite/server/personal-data.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { textbookFavourites } from '../favourite-tables.ts'
import { textbookPaths } from '../paths.ts'
import { favouriteText as t } from './favourite-text.ts'

const table = joinTable(textbookFavourites, textbookFavourites.textbookId)

/** Textbooks as favourites. A textbook has a page for readers while it is published. */
export const favouriteTextbooks: FavouriteKind = {
  kind: 'textbook',
  table,
  // A name in a language in which the textbook is not offered is not shown.
  rows: (userId) => sql`
    select f.id as "favouriteId", f.textbook_id as "thingId", f.folder_id as "folderId", f.added_at as "addedAt",
      case when b.id is null or b.deleted_at is not null then 'deleted' when b.published then 'here'
        else 'unpublished' end as fate,
      case when not coalesce(b.published, false) then f.name when b.offered = 'en' then '' else b.name end as name,
      case when not coalesce(b.published, false) then f.name_en
        when b.offered <> 'zh' then b.name_en end as "nameEn"
    from textbook_favourites f left join textbooks b on b.id = f.textbook_id
    where f.user_id = ${userId}`,
  async describe(db, { locale, thingIds }) {
    const { rows } = await db.execute<Row>(sql`
      select b.id as "textbookId", b.author, b.publisher, b.cover_theme as theme, coalesce(cat.slug, '') as category,
        ${publicPicture(sql`cover.file_id`)} as picture, b.chapter_count as chapters
      from textbooks b left join user_files cover on cover.id = b.cover_user_file_id
      left join subject_categories cat on cat.id = b.category_id
      where b.id = any(${sql.param(thingIds)}::int[])`)
    return new Map(rows.map((row) => [row.textbookId, aboutOf(row, locale)]))
  },
  async find(tx, { thingId }) {
    const { rows } = await tx.execute<ThingNames & Record<string, unknown>>(sql`
      select case when b.offered = 'en' then '' else b.name end as name,
        case when b.offered <> 'zh' then b.name_en end as "nameEn"
      from textbooks b where b.id = ${thingId} and b.published for key share of b`)
    return rows[0] ?? null
  },
}

export const favouriteTextbooksPart = favouritePart(
  { id: 'favourite-textbooks', name: t.textbooks, table: 'textbook_favourites' },
  table,
)

interface Row extends Record<string, unknown> {
  textbookId: number
  author: string
  publisher: string
  theme: string
  category: string
  picture: PublicPicture | null
  chapters: number
}

const aboutOf = (row: Row, locale: Locale): FavouriteAbout => ({
  path: textbookPaths.textbook(row.textbookId),
  label: pick(t.textbook, locale),
  by: [row.author, row.publisher].filter(Boolean).join(' · '),
  facts: [pick(t.chapters(new Intl.NumberFormat(locale).format(row.chapters)), locale)],
  cover: { theme: row.theme, category: row.category, picture: coverAddresses(row.picture) },
})
