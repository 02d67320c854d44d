import { homeApi } from '#src/features/front/home/contract.ts'
import { sql } from 'drizzle-orm'
import { cardsOf, currentSemester } from '#src/features/learning/course/server/cards.ts'
import type { Db } from '#src/server/database/db.ts'
import { type Call, oncePerApp } from '#src/server/kernel.ts'
import { memoUntilChanged } from '#src/server/database/memo.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'

const premiumShown = 8
const openShown = 4

interface Numbers extends Record<string, unknown> {
  courses: number
  lessons: number
  teachers: number
  learners: number
  questions: number
}

type Home = AnswerOf<typeof homeApi.getHome>

/** A semester begins and ends without anyone changing anything: at midnight the page is at most this late. */
const maxAgeMs = 60_000

/** What the home page shows everyone: asked of the database once for all its readers. */
export const getHome = (call: Call<typeof homeApi.getHome>): Promise<Home> =>
  homeOf(call)(call.locale)

const homeOf = oncePerApp(({ db, events }) =>
  memoUntilChanged(
    events,
    { concerns: (tag) => tag.startsWith('course'), maxAgeMs },
    (locale: Locale) => readHome(db, locale),
  ),
)

/** In two round trips. */
async function readHome(db: Db, locale: Locale): Promise<Home> {
  const [picked, categories, numbers] = await Promise.all([
    db.execute<{ id: number; kind: 'premium' | 'open' }>(sql`
      (select c.id, c.kind from courses c
       where c.kind = 'premium' and c.publish_status = 'published'
       order by (80.0 + c.rating_halves) / (10 + c.rating_count) desc, c.learner_count desc, c.id
       limit ${premiumShown})
      union all
      (select c.id, c.kind from courses c ${currentSemester}
       where c.kind = 'open' and c.publish_status = 'published' and s.state in ('upcoming', 'running')
       order by s.state = 'upcoming' desc, s.starts_on, c.id limit ${openShown})`),
    db.execute<{ slug: string; name: string; total: number }>(sql`
      select cat.slug, ${locale === 'en-US' ? sql`cat.name_en` : sql`cat.name`} as name,
        count(c.id)::int as total
      from course_categories cat
      join courses c on c.category_id = cat.id and c.publish_status = 'published' and c.kind = 'premium'
      group by cat.id order by cat.position`),
    db.execute<Numbers>(sql`
      select count(*)::int as courses, coalesce(sum(lesson_count), 0)::int as lessons,
        coalesce(sum(learner_count), 0)::int as learners,
        (select count(distinct t.name)::int from course_teachers t) as teachers,
        (select count(*)::int from questions) as questions
      from courses where publish_status = 'published'`),
  ])
  const cards = await cardsOf(
    db,
    locale,
    picked.rows.map((row) => row.id),
  )
  const [counted] = numbers.rows
  return {
    premium: cards.filter((card) => card.kind === 'premium'),
    open: cards.filter((card) => card.kind === 'open'),
    categories: categories.rows,
    numbers: counted ?? { courses: 0, lessons: 0, teachers: 0, learners: 0, questions: 0 },
  }
}
