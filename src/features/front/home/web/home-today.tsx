import { coinPaths } from '#src/features/money/coins/paths.ts'
import { todayPaths } from '#src/features/front/today/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { messagePaths } from '#src/features/people/message/paths.ts'
import { SearchBar } from '#src/features/front/search/web/search-bar.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useRootData, useViewer } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { lazy } from 'react'
import { HomeContinue } from './home-continue.tsx'
import stepsCss from './home-steps.module.css'
import css from './home-today.module.css'
import { todayText } from './today-text.ts'
import type { Today } from './load-today.ts'

// Few people need it. The server waits for it; its style comes with the page.
const HomeSteps = lazy(() => import('./home-steps.tsx'))

/** The signed-in person's beginning of home: a short hero, and below it the work of today. */
export function HomeToday({ today: { inHand, checkIn, steps } }: { today: Today }) {
  return (
    <>
      <Hero checkIn={checkIn} />
      {steps && (
        <section className={stepsCss.steps} aria-labelledby="steps">
          <HomeSteps steps={steps} />
        </section>
      )}
      {inHand.length > 0 ? <HomeContinue courses={inHand} /> : !steps && <NoCourse />}
    </>
  )
}

function Hero({ checkIn }: { checkIn: Today['checkIn'] }) {
  const t = useText(todayText)
  const locale = useLocale()
  const viewer = useViewer()
  const unread = useRootData()?.unread ?? 0
  const format = useFormat()
  return (
    <div className={css.hero} data-scheme="dark">
      <div className={`container ${css.stage}`}>
        <div>
          {checkIn && (
            <p className={css.day}>
              <time dateTime={checkIn.today}>{longDay(checkIn.today, locale)}</time>
            </p>
          )}
          <h1>{t.welcome(viewer?.name ?? '')}</h1>
          <ul className={css.small}>
            {checkIn && (
              <li>
                {checkIn.done ? (
                  <span className={css.done}>
                    <Icon name="check-circle" size={18} />
                    {t.checkedIn(checkIn.streak, format.number(checkIn.streak))}
                  </span>
                ) : (
                  <Task to={coinPaths.myCoins()}>{t.checkIn(format.number(checkIn.coins))}</Task>
                )}
              </li>
            )}
            <li>
              <Task to={todayPaths.today()}>{t.todos}</Task>
            </li>
            {unread > 0 && (
              <li>
                <Task to={messagePaths.list()}>{t.unread(unread, format.number(unread))}</Task>
              </li>
            )}
          </ul>
        </div>
        <div className={css.search}>
          <SearchBar large label={t.searchCourses} />
        </div>
      </div>
    </div>
  )
}

function Task({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={css.task}>
      {children}
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}

/** For a person with nothing in hand. */
function NoCourse() {
  const t = useText(todayText)
  return (
    <section className={css.none} aria-labelledby="no-course">
      <div className={`container ${css.noneBox}`}>
        <div>
          <h2 id="no-course">{t.noCourse}</h2>
          <p>{t.noCourseText}</p>
        </div>
        <ButtonLink to={coursePaths.list('premium')} variant="primary">
          {t.chooseCourse}
        </ButtonLink>
      </div>
    </section>
  )
}

const longDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
