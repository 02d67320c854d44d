import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { foreignOf, inLanguage, isForeign } from '#src/server/database/in-language.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { outlineChapterSchema } from '../outline-schema.ts'
import { feeToJoin } from './fee.ts'
import { liveChapters, liveItems } from './live-rows.ts'

export type OutlineChapter = z.output<typeof outlineChapterSchema>
type OutlineItem = OutlineChapter['items'][number]

interface ChapterRow {
  chapterId: number
  parentId: number | null
  name: string
  introduction: string
  foreign: OutlineChapter['foreign']
}

interface ItemRow extends Omit<OutlineItem, 'format'> {
  chapterId: number
  fileName: string | null
  paid: boolean
}

const courseId = sql`${sql.placeholder('courseId')}::int`

const statementsIn = (suffix: string, locale: Locale) => ({
  chapters: prepared<ChapterRow>(
    `course_outline_chapters_${suffix}`,
    sql`
      select ch.id as "chapterId", ch.parent_id as "parentId",
        ${inLanguage(locale, 'ch', 'name')} as name,
        ${inLanguage(locale, 'ch', 'introduction')} as introduction,
        ${foreignOf(locale, 'ch', ['name', 'introduction'])} as foreign
      from ${liveChapters} ch where ch.course_id = ${courseId} order by ch.position, ch.id`,
  ),
  items: prepared<ItemRow>(
    `course_outline_items_${suffix}`,
    sql`
      select i.id as "itemId", i.chapter_id as "chapterId", i.kind,
        ${inLanguage(locale, 'i', 'name')} as name, ${isForeign(locale, 'i', 'name')} as foreign, f.name as "fileName",
        i.duration_seconds as "durationSeconds", i.trial, ${feeToJoin('c')} > 0 as paid,
        case when i.quiz_id is not null then
          ((select count(*) from quiz_questions q where q.quiz_id = i.quiz_id and q.draw = 0)
            + (select coalesce(sum(d.count), 0) from quiz_draws d where d.quiz_id = i.quiz_id))::int end as "questionCount"
      from ${liveItems} i
      join courses c on c.id = i.course_id
      left join user_files f on f.id = i.user_file_id
      where i.course_id = ${courseId} order by i.position, i.id`,
  ),
})
const statements = { 'zh-CN': statementsIn('zh', 'zh-CN'), 'en-US': statementsIn('en', 'en-US') }

/** Returns the outline of a course in reading order. Two queries in parallel, whatever its size. */
export async function readOutline(
  db: Db,
  courseId: number,
  locale: Locale,
): Promise<OutlineChapter[]> {
  const { chapters, items } = statements[locale]
  return inReadingOrder(
    ...(await Promise.all([chapters(db, { courseId }), items(db, { courseId })])),
  )
}

/** Depth first; the marked items are trials, and so are those below the first top chapter of a paid course. */
function inReadingOrder(chapters: ChapterRow[], items: ItemRow[]): OutlineChapter[] {
  const childrenOf = Map.groupBy(chapters, (chapter) => chapter.parentId)
  const itemsOf = Map.groupBy(items, (item) => item.chapterId)
  const outline: OutlineChapter[] = []
  const visit = (parentId: number | null, depth: number, prefix: string, inFirst: boolean) => {
    for (const [index, chapter] of (childrenOf.get(parentId) ?? []).entries()) {
      const number = `${prefix}${index + 1}`
      const first = depth === 0 ? index === 0 : inFirst
      outline.push({
        ...chapter,
        depth,
        number,
        items: (itemsOf.get(chapter.chapterId) ?? []).map((item) => toItem(item, first)),
      })
      visit(chapter.chapterId, depth + 1, `${number}.`, first)
    }
  }
  visit(null, 0, '', false)
  return outline
}

function toItem(row: ItemRow, inFirstChapter: boolean): OutlineItem {
  return {
    itemId: row.itemId,
    kind: row.kind,
    name: row.name,
    foreign: row.foreign,
    format: row.kind === 'courseware' ? (row.fileName?.split('.').at(-1) ?? null) : null,
    durationSeconds: row.durationSeconds,
    questionCount: row.questionCount,
    trial: row.trial || (row.paid && inFirstChapter),
  }
}
