import { sql, type SQL } from 'drizzle-orm'
import {
  coverAddresses,
  type PublicPicture,
  publicPicture,
} from '#src/features/content/picture/server/public-picture.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Locale } from '#src/shared/locale.ts'
import { foreignOf, inLanguage } from '#src/server/database/in-language.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { type CourseCard, courseTexts } from '../contract.ts'
import { feeToJoin } from './fee.ts'
import { joinTeacher, readName, teacherName } from './teacher-names.ts'

/** Status today of the semester under a table alias; null where the alias has no row. */
export function semesterState(alias: string): SQL {
  const [startsOn, endsOn] = [sql.raw(`${alias}.starts_on`), sql.raw(`${alias}.ends_on`)]
  return sql`case when ${schoolToday} < ${startsOn} then 'upcoming' when ${schoolToday} > ${endsOn} then 'ended'
    when ${startsOn} is not null then 'running' end`
}

/** Enrolment today in the semester under a table alias; null where the alias has no row. */
export function enrolmentState(alias: string): SQL {
  const [id, from, until] = ['id', 'enrol_from', 'enrol_until'].map((one) =>
    sql.raw(`${alias}.${one}`),
  )
  return sql`case when ${schoolToday} < ${from} then 'early' when ${schoolToday} > ${until} then 'over'
    when ${id} is not null then 'open' end`
}

/** Orders the current semester first: the running one, else the next, else the last. */
const currentFirst = sql`(${schoolToday} between s.starts_on and s.ends_on) desc,
  (${schoolToday} < s.starts_on) desc, abs(s.starts_on - ${schoolToday})`

/** The current semester, for a few courses. Needs table `c`. */
export const currentSemester = sql`
  left join lateral (
    select s.*, ${semesterState('s')} as state
    from course_semesters s where s.course_id = c.id order by ${currentFirst} limit 1
  ) s on true`

const semesterOfEachCourse = (condition: SQL) => sql`(
  select distinct on (s.course_id) s.*, ${semesterState('s')} as state
  from course_semesters s where ${condition} order by s.course_id, ${currentFirst})`

/** The current semester of every course, in one pass; join it by `course_id`. */
export const currentSemesters = semesterOfEachCourse(sql`true`)
/** Only the courses that run now or later. */
export const openSemesters = semesterOfEachCourse(sql`s.ends_on >= ${schoolToday}`)

/**
 * Orders courses by a Bayesian mean of their ratings, in half points: each course starts with a prior of ten ratings of
 * 4 points (80 halves), so that a single five does not beat forty times 4.5. Only lists sorted by score use it; every
 * shown score is the plain mean with its number. The reviews tab says so (`howCounted`).
 */
export const meanRating = (alias: string): SQL =>
  sql.raw(`(80 + ${alias}.rating_halves)::float8 / (10 + ${alias}.rating_count)`)

/** Columns of a card; `cardTables` and a where on `c` must follow. */
export function cardColumns(locale: Locale): SQL {
  return sql`
    c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as name,
    ${inLanguage(locale, 'c', 'introduction')} as introduction,
    ${foreignOf(locale, 'c', courseTexts)} as foreign,
    cat.slug as "categorySlug", ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as "categoryName",
    c.cover_theme as "coverTheme", ${publicPicture(sql`cover.file_id`)} as cover, c.difficulty, c.language,
    ${feeToJoin('c')} as fee,
    array(select ${teacherName(locale)} from course_teachers t ${joinTeacher(locale)}
      where t.course_id = c.id order by t.position) as teachers,
    c.lesson_count as "lessonCount", c.duration_seconds as "durationSeconds",
    c.learner_count as "learnerCount", c.rating_count as "ratingCount", c.rating_halves as "ratingHalves",
    s.id as "semesterId", ${inLanguage(locale, 's', 'name')} as "semesterName", s.starts_on::text as "startsOn",
    s.ends_on::text as "endsOn", s.state as "semesterState"`
}

export const cardTables = sql`
  join subject_categories cat on cat.id = c.category_id
  left join user_files cover on cover.id = c.cover_user_file_id
  ${currentSemester}`

export interface CardRow extends Record<string, unknown> {
  courseId: number
  kind: CourseCard['kind']
  name: string
  introduction: string
  foreign: CourseCard['foreign']
  categorySlug: string
  categoryName: string
  coverTheme: string
  cover: PublicPicture | null
  difficulty: CourseCard['difficulty']
  language: CourseCard['language']
  fee: number
  teachers: string[]
  lessonCount: number
  durationSeconds: number
  learnerCount: number
  ratingCount: number
  ratingHalves: number
  semesterId: number | null
  semesterName: string | null
  startsOn: string | null
  endsOn: string | null
  semesterState: 'running' | 'upcoming' | 'ended' | null
}

export function toCard(row: CardRow, locale: Locale): CourseCard {
  return {
    courseId: row.courseId,
    kind: row.kind,
    name: row.name,
    introduction: row.introduction,
    foreign: row.foreign,
    category: { slug: row.categorySlug, name: row.categoryName },
    coverTheme: row.coverTheme,
    cover: coverAddresses(row.cover),
    difficulty: row.difficulty,
    language: row.language,
    fee: row.fee,
    teachers: row.teachers.map((name) => readName(name, locale)),
    lessonCount: row.lessonCount,
    durationSeconds: row.durationSeconds,
    learnerCount: row.learnerCount,
    ratingCount: row.ratingCount,
    score: score(row),
    semester: row.semesterState && {
      semesterId: row.semesterId ?? 0,
      name: row.semesterName ?? '',
      startsOn: row.startsOn ?? '',
      endsOn: row.endsOn ?? '',
      state: row.semesterState,
    },
  }
}

/** Returns the mean rating to one decimal; null without reviews. */
export function score(row: { ratingCount: number; ratingHalves: number }): number | null {
  return row.ratingCount === 0 ? null : Math.round((row.ratingHalves / row.ratingCount) * 5) / 10
}

const cardsIn = (name: string, locale: Locale) =>
  prepared<CardRow>(
    name,
    sql`
      select ${cardColumns(locale)}
      from unnest(${sql.placeholder('courseIds')}::int[]) with ordinality as wanted(id, place)
      join courses c on c.id = wanted.id ${cardTables}
      order by wanted.place`,
  )
const statements = {
  'zh-CN': cardsIn('course_cards_zh', 'zh-CN'),
  'en-US': cardsIn('course_cards_en', 'en-US'),
}

/** Returns the cards of the given courses in the given order; leaves out unknown ids. */
export async function cardsOf(db: Db, locale: Locale, courseIds: number[]): Promise<CourseCard[]> {
  if (courseIds.length === 0) return []
  return (await statements[locale](db, { courseIds })).map((row) => toCard(row, locale))
}
