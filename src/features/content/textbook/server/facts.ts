import { sql, type SQL } from 'drizzle-orm'
import { chapterIntroductionMost, chapterNameMost } from '#src/features/content/outline/records.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { headKey, type TextbookHead } from '../records.ts'

/** The facts of a textbook by which its state, its next step and the rights on it are decided. */
export interface Facts extends Record<string, unknown> {
  textbookId: number
  draftId: number
  ownerId: number | null
  published: boolean
  publishedAt: string | null
  releasedAt: string | null
  deletedAt: string | null
  keptUntil: string | null
  changedAt: string
  /** The head of the draft. */
  head: TextbookHead
  coverFile: number | null
  /** The slug of its category; '' without one. */
  category: string
  chapters: number
  /** Chapters whose name or introduction is missing or too long in a language that is offered. */
  incomplete: number
  /** Records that readers do not see as they are. */
  unreleased: number
}

const iso = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const lacksText = (side: 'zh' | 'en', field: string, most: number) =>
  sql.raw(
    `char_length(trim(coalesce(r.value #>> '{${field},${side}}', ''))) not between 1 and ${most}`,
  )
const lacksIn = (side: 'zh' | 'en') => sql`
  h.value ->> 'offered' in (${side}, 'both') and (${lacksText(side, 'name', chapterNameMost)}
    or ${lacksText(side, 'introduction', chapterIntroductionMost)})`

/**
 * Selects facts of textbooks `t`.
 * @param rest of the statement: conditions on `t` and the head `h`, an order, a limit
 */
export async function readFacts(
  db: Db | Tx,
  rest: SQL,
  { restoreDays }: { restoreDays: number },
): Promise<Facts[]> {
  const { rows } = await db.execute<Facts>(sql`
    select t.id as "textbookId", t.draft_id as "draftId", t.owner_id as "ownerId", t.published,
      ${iso('t.published_at')} as "publishedAt", ${iso('t.released_at')} as "releasedAt",
      ${iso('t.deleted_at')} as "deletedAt",
      ${iso(`(t.deleted_at + interval '${restoreDays} days')`)} as "keptUntil",
      ${iso('d.changed_at')} as "changedAt", h.value as head, cover.file_id as "coverFile",
      coalesce(cat.slug, '') as category,
      x.chapters, x.incomplete, case when t.published then x.unreleased else 0 end as unreleased
    from textbooks t join drafts d on d.id = t.draft_id
    join draft_records h on h.draft_id = t.draft_id and h.key = ${headKey}
    left join user_files cover on cover.id = (h.value ->> 'coverFileId')::int
    left join subject_categories cat on cat.id = (h.value ->> 'categoryId')::int
    cross join lateral (
      select count(*) filter (where r.value ->> 'kind' = 'chapter')::int as chapters,
        count(*) filter (where r.value ->> 'kind' = 'chapter' and (${lacksIn('zh')} or ${lacksIn('en')}))::int as incomplete,
        count(*) filter (where r.changed)::int as unreleased
      from draft_records r where r.draft_id = t.draft_id) x
    ${rest}`)
  return rows
}
