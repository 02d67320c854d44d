import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import type { DocumentView } from '../contract.ts'
import { thumbUrl } from './addresses.ts'
import { HitList } from './hit-list.tsx'
import css from './view-panel.module.css'
import type { Hits } from './use-hits.ts'
import type { SoughtHit } from './words-layer.tsx'
import { viewText } from './view-text.ts'

export const panelTabs = ['thumbs', 'outline', 'search'] as const
export type PanelTab = (typeof panelTabs)[number]

/** Beside the pages: their small pictures, the outline, and the hits of a search. */
export function ViewPanel({
  document: { outline, pages, prefix },
  tab,
  onTab,
  page,
  onPage,
  onHit,
  hits,
  field,
  onClose,
}: {
  document: DocumentView
  tab: PanelTab
  onTab: (tab: PanelTab) => void
  page: number
  onPage: (page: number) => void
  onHit: (hit: SoughtHit) => void
  hits: Hits
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}) {
  const t = useText(viewText)
  const id = useId()
  const tabs = panelTabs.filter((one) => one !== 'outline' || outline.length > 0)
  const tablist = useRef<HTMLDivElement>(null)
  return (
    <aside className={css.panel} aria-label={t.panel}>
      <div className={css.head}>
        <div
          ref={tablist}
          role="tablist"
          aria-label={t.panel}
          tabIndex={-1}
          className={css.tabs}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (step === undefined) return
            event.preventDefault()
            const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length
            onTab(tabs[next]!)
            tablist.current?.querySelectorAll('button')[next]?.focus()
          }}
        >
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}${one}`}
              aria-controls={`${id}panel`}
              aria-selected={one === tab}
              tabIndex={one === tab ? 0 : -1}
              className={css.tab}
              onClick={() => onTab(one)}
            >
              {t[one]}
            </button>
          ))}
        </div>
        <IconButton icon="close" size="small" label={t.close} onClick={onClose} />
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${tab}`}
        // Chrome's scrollable areas need a way in by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={css.body}
      >
        {tab === 'thumbs' && (
          <Thumbs count={pages.length} pages={pages} prefix={prefix} page={page} onPage={onPage} />
        )}
        {tab === 'outline' && (
          <ol className={css.outline}>
            {outline.map((entry, index) => (
              <li key={index} style={{ paddingInlineStart: `${(entry.level - 1) * 16}px` }}>
                <button type="button" onClick={() => onPage(entry.page)}>
                  <span>{entry.title}</span>
                  <span className={css.place}>{entry.page}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
        {tab === 'search' && <HitList hits={hits} field={field} onHit={onHit} />}
      </div>
    </aside>
  )
}

function Thumbs({
  count,
  pages,
  prefix,
  page,
  onPage,
}: {
  count: number
  pages: DocumentView['pages']
  prefix: string | null
  page: number
  onPage: (page: number) => void
}) {
  const t = useText(viewText)
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [began] = useState(page)
  useEffect(() => {
    const entry = list.current?.children[page - 1]
    entry?.scrollIntoView({ block: page === began ? 'center' : 'nearest' })
  }, [page, began])
  return (
    <ol ref={list} className={css.thumbs}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={t.pageNumber(format.number(index + 1))}
            aria-current={page === index + 1 ? 'page' : undefined}
            onClick={() => onPage(index + 1)}
          >
            <img
              src={prefix ? thumbUrl(prefix, index + 1) : undefined}
              alt=""
              loading="lazy"
              width={120}
              height={Math.round((120 * pages[index]!.height) / pages[index]!.width)}
            />
            <span aria-hidden="true">{index + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
