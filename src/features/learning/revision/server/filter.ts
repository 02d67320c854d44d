import { type SQL, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#src/shared/endpoint.ts'
import type { revisionApi } from '../contract.ts'
import { dueOn } from './due-day.ts'

type Filters = Omit<ParsedInputOf<typeof revisionApi.getQuestions>, 'sort' | 'page' | 'state'>

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

/** The questions of a person's set that fit, whatever their state; of the aliases w and q. */
export function fitting(userId: number, given: Filters): SQL {
  const { courseId, chapterId, tag, type, mistake, keyword } = given
  const all = [
    sql`w.user_id = ${userId}`,
    ...(courseId === undefined ? [] : [sql`w.course_id = ${courseId}`]),
    ...(chapterId === undefined ? [] : [inChapter('w', chapterId, courseId)]),
    ...(type === undefined ? [] : [sql`q.type = ${type}`]),
    ...(mistake === undefined
      ? []
      : [mistake === 'none' ? sql`w.mistake is null` : sql`w.mistake = ${mistake}`]),
    ...(tag === undefined
      ? []
      : [
          sql`exists (select from question_tagged x join question_tags t on t.id = x.tag_id
            where x.question_id = q.id and t.name = ${tag})`,
        ]),
    ...(keyword === ''
      ? []
      : [sql`(q.title ilike ${like(keyword)} or q.title_en ilike ${like(keyword)})`]),
  ]
  return sql.join(all, sql` and `)
}

/** Of a chapter; one that is left from another course narrows nothing. */
export const inChapter = (
  alias: 'w' | 'p',
  chapterId: number,
  courseId: number | undefined,
): SQL => {
  const of = sql`${sql.identifier(alias)}.chapter_id = ${chapterId}`
  if (courseId === undefined) return of
  return sql`(${of} or not exists (select from course_chapters other
    where other.id = ${chapterId} and other.course_id = ${courseId}))`
}

/** The condition of a state; of the aliases w and e. */
export const ofState = (state: 'revising' | 'due' | 'mastered' | 'all', today: string): SQL =>
  ({
    revising: sql`w.mastered_at is null`,
    due: sql`w.mastered_at is null and ${dueOn(today)} <= ${today}::date`,
    mastered: sql`w.mastered_at is not null`,
    all: sql`true`,
  })[state]
