import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { SearchedText } from '#src/server/text/search-index.ts'
import type { matchPlaces } from '../match-schema.ts'
import { liveChapters } from './live-rows.ts'

type Place = (typeof matchPlaces)[number]

/** A text by which a course is found, and its place in the course. */
export interface CourseText extends SearchedText {
  place: Place
  /** The language it is shown in; both where undefined. */
  language?: 'zh' | 'en'
}

interface Row extends Record<string, unknown> {
  courseId: number
  names: Pair
  keywords: Pair
  category: Pair
  teachers: string[]
  chapters: Pair[]
  introductions: Pair[]
  /** Rich text. */
  content: Pair
  chapterIntroductions: Pair[]
}
type Pair = [zh: string | null, en: string | null]

/** Returns the searched texts of each course, the heaviest first. */
export async function readSearchedTexts(
  db: Pick<Db, 'execute'>,
  courseIds: readonly number[],
): Promise<Map<number, CourseText[]>> {
  if (courseIds.length === 0) return new Map()
  const ids = sql`${sql.param([...courseIds])}::int[]`
  const { rows } = await db.execute<Row>(sql`
    select c.id as "courseId", json_build_array(c.name, c.name_en) as names,
      json_build_array(c.keywords, c.keywords_en) as keywords,
      json_build_array(cat.name, cat.name_en) as category,
      array(select t.name from course_teachers t where t.course_id = c.id order by t.position) as teachers,
      coalesce((select json_agg(json_build_array(h.name, h.name_en) order by h.id)
        from ${liveChapters} h where h.course_id = c.id), '[]') as chapters,
      coalesce((select json_agg(json_build_array(h.introduction, h.introduction_en) order by h.id)
        from ${liveChapters} h where h.course_id = c.id), '[]') as "chapterIntroductions",
      json_build_array(c.content, c.content_en) as content,
      json_build_array(
        json_build_array(c.introduction, c.introduction_en),
        json_build_array(m.name, m.name_en),
        json_build_array(d.name, d.name_en)) as introductions
    from courses c join subject_categories cat on cat.id = c.category_id
    left join subject_majors m on m.id = c.major_id left join subject_directions d on d.id = c.direction_id
    where c.id = any(${ids})`)
  return new Map(rows.map((row) => [row.courseId, textsOf(row)]))
}

function textsOf(row: Row): CourseText[] {
  const both = (place: Place, weight: SearchedText['weight'], pairs: Pair[]): CourseText[] =>
    pairs.flatMap((pair) =>
      (['zh', 'en'] as const).flatMap((language, index) => {
        const text = pair[index]
        return text ? [{ place, weight, language, text }] : []
      }),
    )
  return [
    ...both('name', 'A', [row.names]),
    ...both('category', 'B', [row.category]),
    ...row.teachers.map((text): CourseText => ({
      place: 'teacher',
      weight: 'B',
      text,
      person: true,
    })),
    ...both('keyword', 'B', [row.keywords]).flatMap((one) =>
      one.text.split(/[,，]/).map((text) => ({ ...one, text: text.trim() })),
    ),
    ...both('chapter', 'C', row.chapters),
    ...both('introduction', 'D', row.introductions),
    ...both('introduction', 'D', [row.content]).map((one) => ({ ...one, text: plain(one.text) })),
    ...both('introduction', 'D', row.chapterIntroductions),
  ]
}

/** Leaves out the tags of rich text. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|nbsp);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
