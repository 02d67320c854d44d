import { useEffect, useRef } from 'react'
import { withLocale } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useQueryValue } from '#src/web/address.ts'
import { usePagePath } from '#src/web/root-data.ts'
import css from './gallery.module.css'
import { nameLandmarks } from './landmark-names.ts'
import { type Kind, partNames } from './part-names.ts'
import { restStates } from './rest-states.ts'
import { sectionText } from './section-text.ts'
import { sections } from './sections.ts'
import { AloneContext } from './specimens.tsx'
import { stateText } from './state-text.ts'

const kinds = Object.keys(partNames) as Kind[]

/**
 * Every part of the interface in all its states, for designers and developers. '/test?part=Button' shows one part
 * alone: a page of hundreds of live parts is slow to open and slow to check.
 */
export default function GalleryPage() {
  const asked = useQueryValue('part')
  const alone = kinds.flatMap((kind) => partNames[kind]).find((part) => part === asked)
  const shown = alone
    ? kinds.filter((kind) => partNames[kind].some((part) => part === alone))
    : kinds
  const t = useText(sectionText)
  const s = useText(stateText)
  const locale = useLocale()
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  const path = usePagePath()
  const there = withLocale(other, path) + (alone ? `?part=${alone}` : '')
  const all = alone ? withLocale(locale, path) : ''
  const ref = useRef<HTMLDivElement>(null)
  useEffect(restStates, [])
  useEffect(() => nameLandmarks(ref.current!), [])
  return (
    <main id="main" className={`container ${css.page}`}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      <nav aria-label={t.contents}>
        <dl className={css.contents}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>
                <a href={`${all}#${kind}`}>{t.sections[kind]}</a>
              </dt>
              {partNames[kind].map((part) => (
                <dd key={part}>
                  <a href={alone ? `?part=${part}` : `#${part}`}>{part}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </nav>
      <div ref={ref}>
        {shown.map((kind) => {
          const Specimens = sections[kind]
          return (
            <section key={kind} id={kind} className={css.section} aria-labelledby={`${kind}-title`}>
              <div className={css.head}>
                <h2 id={`${kind}-title`}>{t.sections[kind]}</h2>
                {/* A browser has the texts of one language only: the other one is a document of its own. */}
                <a href={`${there}#${kind}`} lang={other} hrefLang={other}>
                  {s.otherLanguage}
                </a>
              </div>
              <AloneContext value={alone}>
                <Specimens />
              </AloneContext>
            </section>
          )
        })}
      </div>
    </main>
  )
}
