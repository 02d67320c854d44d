import { Fold } from '#src/web/plain.tsx'
import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { helpPaths } from '../paths.ts'
import css from './info.module.css'
import { infoText } from './info-text.ts'

const pages = ['about', 'contact', 'helper'] as const

/** The three pages about the school: title and lead on sand, the other two within reach. */
export function InfoFrame({
  page,
  lead,
  children,
}: {
  page: (typeof pages)[number]
  lead: string
  children: ReactNode
}) {
  const t = useText(infoText)
  return (
    <main id="main">
      <div className={`band-sand ${css.top}`}>
        <div className="container">
          <nav aria-label={t.pages}>
            <ul className={css.tabs}>
              {pages.map((one) => (
                <li key={one}>
                  <Link
                    to={helpPaths[one]()}
                    className={css.tab}
                    aria-current={one === page ? 'page' : undefined}
                  >
                    {t[one]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <h1>{t.titles[page]}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
      </div>
      <Fold />
      <div className={`container ${css.body}`}>{children}</div>
    </main>
  )
}
