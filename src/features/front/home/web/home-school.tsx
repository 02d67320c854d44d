import { accountPaths } from '#src/features/people/account/paths.ts'
import { homeApi } from '#src/features/front/home/contract.ts'
import { pick } from '#src/shared/locale.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useSite, useViewer } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import css from './home-school.module.css'
import { homeText } from './home-text.ts'

type Numbers = AnswerOf<typeof homeApi.getHome>['numbers']
const shown = ['courses', 'lessons', 'questions', 'teachers', 'learners'] as const

/** The ways of learning, the school's numbers and its partners. */
export function HomeSchool({ numbers }: { numbers: Numbers }) {
  const t = useText(homeText)
  const format = useFormat()
  const visitor = useViewer() === null
  return (
    <>
      <section className="band" aria-labelledby="school">
        <div className={`container ${css.grid}`}>
          <div className={css.how}>
            <h2 id="school">{t.howTitle}</h2>
            <ol>
              {t.how.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            {visitor && (
              <ButtonLink to={accountPaths.register()} size="large">
                {t.register}
              </ButtonLink>
            )}
          </div>
          <dl className={css.numbers} aria-label={t.numbersTitle}>
            {shown
              .filter((name) => numbers[name] > 0)
              .map((name) => (
                <div key={name}>
                  <dt>{t.numbers[name]}</dt>
                  <dd>{format.number(numbers[name])}</dd>
                </div>
              ))}
          </dl>
        </div>
      </section>
      <Partners />
    </>
  )
}

function Partners() {
  const t = useText(homeText)
  const locale = useLocale()
  const { partners } = useSite()
  if (partners.length === 0) return null
  return (
    <section className={`band-sand ${css.partners}`} aria-labelledby="partners">
      <div className="container">
        <h2 id="partners">{t.partners}</h2>
        <ul>
          {partners.map((partner) => (
            <li key={partner.url}>
              <a href={partner.url} target="_blank" rel="noreferrer" className={css.partner}>
                {pick(partner, locale)}
                <NewWindow />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
