import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { columnsMax, type DocumentView, rowsMax } from '../contract.ts'
import { HitList } from './hit-list.tsx'
import { SheetTable } from './sheet-table.tsx'
import css from './sheets.module.css'
import tools from './toolbar.module.css'
import { useHits } from './use-hits.ts'
import { useViewKeys } from './use-view-keys.ts'
import { viewText } from './view-text.ts'

/** A spreadsheet: its sheets as tabs, each a table of which only the visible rows exist. */
export function SheetsView({
  document,
  right,
  tools: more,
  takesFind = false,
  place,
  onSeen,
  onPage,
}: {
  document: DocumentView
  right?: string | undefined
  tools?: ReactNode
  takesFind?: boolean
  /** The sheet and its row that the reader asked for, both from 1. */
  place?: { page: number | null; row: number | null } | undefined
  onSeen?: ((page: number, of: number) => void) | undefined
  /** Called with the sheet that is opened, from 1. */
  onPage?: ((page: number) => void) | undefined
}) {
  const t = useText(viewText)
  const format = useFormat()
  const id = useId()
  const { sheets, prefix } = document
  const [at, setAt] = useState(0)
  const [row, setRow] = useState<number>()
  const [searching, setSearching] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const hits = useHits(document.userFileId, right)
  const [asked, setAsked] = useState<typeof place>()
  if (place !== asked) {
    setAsked(place)
    if (place?.page && sheets[place.page - 1]) {
      setAt(place.page - 1)
      setRow(place.row ?? undefined)
    }
  }
  useEffect(() => onPage?.(at + 1), [at, onPage])
  const sheet = sheets[at]
  const openSearch = () => {
    setSearching(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  const goTo = (next: number) => {
    setRow(undefined)
    setAt((next + sheets.length) % sheets.length)
  }
  useViewKeys(
    { '/': openSearch, PageDown: () => goTo(at + 1), PageUp: () => goTo(at - 1) },
    { find: takesFind ? openSearch : undefined },
  )
  if (!sheet || prefix === null) return null
  const isOne = sheets.length === 1
  const rows = t.rows(format.number(sheet.rows))
  const columns = t.columns(format.number(sheet.columns))
  const shown = sheet.isCut
    ? sheet.columns === columnsMax && sheet.rows < rowsMax
      ? columns
      : rows
    : document.isCut && t.sheetCount(format.number(sheets.length))
  return (
    <section className={css.viewer} aria-label={t.document(document.name)}>
      <div className={tools.toolbar} role="toolbar" aria-label={t.toolbar}>
        <span className={tools.group}>
          <IconButton
            icon="search"
            size="small"
            label={t.searchIn}
            aria-expanded={searching}
            onClick={() => (searching ? setSearching(false) : openSearch())}
          />
        </span>
        <span className={tools.pages}>{t.both(rows, columns)}</span>
        <span className={tools.group}>{more}</span>
      </div>
      <div className={css.body} data-panel={searching || undefined}>
        {searching && (
          <aside className={css.panel} aria-label={t.search}>
            <HitList
              hits={hits}
              field={field}
              onHit={(hit) => {
                setAt(hit.page - 1)
                setRow(hit.row)
                if (matchMedia('(width < 768px)').matches) setSearching(false)
              }}
            />
          </aside>
        )}
        <div
          {...(isOne ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}${at}` })}
          id={`${id}panel`}
          className={css.sheet}
        >
          {shown && <p className={css.notice}>{t.cut(shown, document.downloadUrl !== null)}</p>}
          <SheetTable
            key={at}
            sheet={sheet}
            prefix={prefix}
            first={at === 0 ? document.firstRows : []}
            row={row}
            keyword={hits.keyword}
            onSeen={onSeen && (() => onSeen(at + 1, sheets.length))}
          />
        </div>
      </div>
      {!isOne && (
        <div
          ref={tabs}
          role="tablist"
          aria-label={t.sheets}
          tabIndex={-1}
          className={css.tabs}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (step === undefined) return
            event.preventDefault()
            const next = (at + step + sheets.length) % sheets.length
            goTo(next)
            tabs.current?.querySelectorAll('button')[next]?.focus()
          }}
        >
          {sheets.map(({ name }, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              id={`${id}${index}`}
              aria-controls={`${id}panel`}
              aria-selected={index === at}
              tabIndex={index === at ? 0 : -1}
              onClick={() => goTo(index)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
