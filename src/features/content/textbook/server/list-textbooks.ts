import { sql, type SQL } from 'drizzle-orm'
import {
  coverAddresses,
  type PublicPicture,
  publicPicture,
} from '#src/features/content/picture/server/public-picture.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { textbookApi } from '../contract.ts'
import { textbooksPerPage } from '../public-api.ts'
import { isIsbn, plainIsbn } from '../isbn.ts'
import type { Offered } from '../records.ts'
import { categoryName } from './category-name.ts'
import { findUses } from './find-uses.ts'
import { matchTextbooks } from './match-textbooks.ts'
import { shownText } from './shown-text.ts'

/** Teachers that a card names. */
const teachersShown = 3

interface Row extends Record<string, unknown> {
  textbookId: number
  name: string
  nameEn: string | null
  author: string
  publisher: string
  theme: string
  category: string
  picture: PublicPicture | null
  offered: Offered
  chapters: number
  total: number
}

/** Lists published textbooks: search, sort, 24 per page. */
export async function listTextbooks({
  db,
  ports,
  locale,
  input,
}: Call<typeof textbookApi.getList>) {
  const matches = input.keyword ? await matchTextbooks(db, locale, asSearched(input.keyword)) : null
  const { limit, offset } = rowsOf(input.page, textbooksPerPage)
  const found = matches
    ? sql`(select t.*, m.place from unnest(${sql.param(matches.ids)}::int[]) with ordinality as m(id, place)
        join textbooks t on t.id = m.id) t`
    : sql`textbooks t`
  const shownIf = sql`t.published ${input.category ? sql`and cat.slug = ${input.category}` : sql``}`
  const { rows: categories } = await db.execute<{ slug: string; name: string; count: number }>(sql`
    select cat.slug, ${categoryName(locale)} as name, count(*)::int as count
    from ${found} join subject_categories cat on cat.id = t.category_id
    where t.published group by cat.id order by cat.position, cat.id`)
  const { rows } = await db.execute<Row>(sql`
    select page.*, counted.total from (select count(*)::int as total from ${found}
      left join subject_categories cat on cat.id = t.category_id where ${shownIf}) counted
    left join (
      select t.id as "textbookId", t.name, t.name_en as "nameEn", t.author, t.publisher, t.cover_theme as theme,
        coalesce(cat.slug, '') as category,
        ${publicPicture(sql`cover.file_id`)} as picture, t.offered, t.chapter_count as chapters,
        row_number() over (order by ${orderOf(input, locale)}) as rank
      from ${found} left join user_files cover on cover.id = t.cover_user_file_id
      left join subject_categories cat on cat.id = t.category_id
      where ${shownIf} order by rank limit ${limit} offset ${offset}) page on true
    order by page.rank`)
  const shown = rows.filter(({ textbookId }) => textbookId !== null)
  const uses = await findUses(
    { db, ports },
    { textbookIds: shown.map(({ textbookId }) => textbookId), viewer: null, locale },
  )
  const items = shown.map((row) => {
    const courses = uses.filter((one) => one.textbookId === row.textbookId && one.isPublished)
    const teachers = new Set(courses.flatMap((course) => course.teachers))
    return {
      textbookId: row.textbookId,
      name: shownText({ zh: row.name, en: row.nameEn ?? '' }, locale, row.offered),
      ...{ author: row.author, publisher: row.publisher, offered: row.offered },
      cover: { theme: row.theme, category: row.category, picture: coverAddresses(row.picture) },
      chapters: row.chapters,
      courses: courses.length,
      teachers: [...teachers].slice(0, teachersShown),
    }
  })
  const total = rows[0]?.total ?? 0
  return {
    ...paged({ total, page: input.page, perPage: textbooksPerPage, items }),
    categories,
    meant: matches?.meant ?? null,
  }
}

/** An ISBN is also typed as books print it, with hyphens. */
function asSearched(keyword: string): string {
  const isbn = plainIsbn(keyword)
  return isIsbn(isbn) ? isbn : keyword
}

function orderOf(
  { sort, keyword }: { sort: string; keyword: string },
  locale: 'zh-CN' | 'en-US',
): SQL {
  const newest = sql`t.published_at desc, t.id desc`
  if (sort === 'name') {
    return locale === 'en-US'
      ? sql`lower(coalesce(t.name_en, t.name)), t.id`
      : sql`coalesce(nullif(t.name, ''), t.name_en) collate "zh-x-icu", t.id`
  }
  return keyword && sort === '' ? sql`t.place` : newest
}
