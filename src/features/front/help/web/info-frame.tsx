import { Fold } from '#src/web/plain.tsx'
import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
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
          <Tabs
            label={t.pages}
            tabs={pages.map((one) => ({
              label: t[one],
              current: one === page,
              to: helpPaths[one](),
            }))}
          />
          <h1>{t.titles[page]}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
      </div>
      <Fold />
      <div className={`container ${css.body}`}>{children}</div>
    </main>
  )
}
