import { coursePaths } from '../paths.ts'
import { Fold } from '#src/web/plain.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { heartsOf } from '#src/features/learning/favourite/web/hearts-of.tsx'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { courseApi, type CourseCard } from '../contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { CourseGrid } from './course-grid.tsx'
import css from './course-home-page.module.css'
import { courseHomeText } from './home-text.ts'
import { kindOf } from './kind.ts'
import { courseText } from './text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const kind = kindOf(new URL(request.url).pathname)
  const home = await given.api(courseApi.getHome, { kind })
  const { upcoming, featured, bands } = home
  const cards = [...upcoming, ...featured, ...bands.flatMap(({ courses }) => courses)]
  const ids = new Set(cards.map(({ courseId }) => courseId))
  return { kind, home, collected: await readCollected(given, 'course', [...ids]) }
}

export const meta = pageMeta(courseText, (t, { kind }: LoaderData<typeof loader>) => ({
  title: t[kind],
  description: kind === 'open' ? t.openLead : t.premiumLead,
}))

export default function CourseHomePage() {
  const { kind, home, collected } = useLoaderData<typeof loader>()
  const t = useText(courseText)
  const own = useText(courseHomeText)
  const listPath = coursePaths.list(kind)
  const corner = heartsOf('course', collected)
  return (
    <main id="main">
      <div className={css.hero}>
        <div className={`container ${css.heroInner}`}>
          <div>
            <h1>{t[kind]}</h1>
            <p>{kind === 'open' ? t.openLead : t.premiumLead}</p>
          </div>
          <ButtonLink to={listPath} variant="primary" size="large">
            {t.allCourses}
          </ButtonLink>
        </div>
      </div>
      <Fold />
      {home.bands.length === 0 && (
        <EmptyState title={t.nothing} text={t.nothingText} picture="empty" />
      )}
      {home.upcoming.length > 0 && (
        <Band
          title={own.upcoming}
          lead={own.upcomingLead}
          courses={home.upcoming}
          eager={4}
          corner={corner}
        />
      )}
      {home.featured.length > 0 && (
        <Band
          title={own.featured}
          courses={home.featured}
          eager={home.upcoming.length > 0 ? 0 : 4}
          corner={corner}
        />
      )}
      {inRows(home.bands).map((row) => (
        <section key={row[0]?.category.slug} className={css.band}>
          <div className={`container ${row.length > 1 ? css.pair : ''}`}>
            {row.map(({ category, total, courses }) => (
              <div key={category.slug}>
                <BandHead
                  title={category.name}
                  more={{
                    to: coursePaths.list(kind, { category: category.slug }),
                    total,
                  }}
                />
                <CourseGrid courses={courses} corner={corner} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

type Bands = AnswerOf<typeof courseApi.getHome>['bands']

/** Two categories with few courses share a row, because half-empty bands look unfinished. */
function inRows(bands: Bands): Bands[] {
  const rows: Bands[] = []
  for (const band of bands) {
    const last = rows.at(-1)
    const isFew = band.courses.length <= 2
    if (isFew && last?.length === 1 && last.every((one) => one.courses.length <= 2)) last.push(band)
    else rows.push([band])
  }
  return rows
}

function Band({
  title,
  lead,
  courses,
  eager,
  corner,
}: {
  title: string
  lead?: string
  courses: CourseCard[]
  eager?: number
  corner: ReturnType<typeof heartsOf>
}) {
  return (
    <section className={css.band}>
      <div className="container">
        <BandHead title={title} lead={lead} />
        <CourseGrid courses={courses} eager={eager} corner={corner} />
      </div>
    </section>
  )
}

function BandHead({
  title,
  lead,
  more,
}: {
  title: string
  lead?: string
  more?: { to: string; total: number }
}) {
  const t = useText(courseHomeText)
  const format = useFormat()
  return (
    <div className={css.bandHead}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {more && (
        <ButtonLink
          to={more.to}
          variant="quiet"
          aria-label={t.bandMore(title, format.number(more.total))}
        >
          {t.more}
        </ButtonLink>
      )}
    </div>
  )
}
