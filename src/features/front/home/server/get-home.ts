import { sql } from 'drizzle-orm'
import { cardsOf, meanRating, openSemesters } from '#src/features/learning/course/server/cards.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { rememberAnswers } from '#src/server/http/remember-answers.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { homeApi } from '../contract.ts'

const premiumShown = 8
const openShown = 4

type Home = AnswerOf<typeof homeApi.getHome>

/** The home page's content, read from the database once for all readers. */
export const getHome = rememberAnswers(homeApi.getHome, ({ db, locale }) => readHome(db, locale))

interface HomeRow {
  premium: number[]
  open: number[]
  categories: Home['categories']
  numbers: Home['numbers']
}

/** In one reading of the courses' table, whose rows are long. */
const homeIn = (name: string, locale: Locale) =>
  prepared<HomeRow>(
    name,
    sql`
      with published as materialized (
        select id, kind, category_id, learner_count, rating_halves, rating_count, lesson_count
        from courses where publish_status = 'published'),
      counted as (
        select cat.slug, ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as name,
          cat.position, count(*)::int as total
        from published c join subject_categories cat on cat.id = c.category_id
        where c.kind = 'premium' group by cat.id)
      select
        array(
          select c.id from published c where c.kind = 'premium'
          order by ${meanRating('c')} desc, c.learner_count desc, c.id
          limit ${sql.raw(String(premiumShown))}) as premium,
        array(
          select c.id from published c join ${openSemesters} s on s.course_id = c.id
          where c.kind = 'open' order by s.state = 'upcoming' desc, s.starts_on, c.id
          limit ${sql.raw(String(openShown))}) as open,
        (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'total', total)
          order by position), '[]') from counted) as categories,
        (select json_build_object('courses', count(*), 'lessons', coalesce(sum(lesson_count), 0),
            'learners', coalesce(sum(learner_count), 0),
            'teachers', (select count(*) from (select from course_teachers group by name) t),
            'questions', (select count(*) from questions where status = 'ready' and deleted_at is null))
          from published) as numbers`,
  )
const statements = {
  'zh-CN': homeIn('home_zh', 'zh-CN'),
  'en-US': homeIn('home_en', 'en-US'),
}

async function readHome(db: Db, locale: Locale): Promise<Home> {
  const [row] = await statements[locale](db, {})
  const { premium, open, categories, numbers } = row!
  const cards = await cardsOf(db, locale, [...premium, ...open])
  return {
    premium: cards.filter((card) => card.kind === 'premium'),
    open: cards.filter((card) => card.kind === 'open'),
    categories,
    numbers,
  }
}
