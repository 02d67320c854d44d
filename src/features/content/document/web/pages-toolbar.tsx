import { type ReactNode, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import css from './toolbar.module.css'
import { viewText } from './view-text.ts'
import { ZoomTools } from './zoom-tools.tsx'

/** Page number, zoom, and what the viewer adds. */
export function PagesToolbar({
  page,
  pages,
  zoom,
  onPage,
  before,
  after,
}: {
  page: number
  pages: number
  zoom: Parameters<typeof ZoomTools>[0]
  onPage: (page: number) => void
  before?: ReactNode
  after?: ReactNode
}) {
  const t = useText(viewText)
  const format = useFormat()
  // The typed page number; null while the field follows the page.
  const [typed, setTyped] = useState<string | null>(null)
  const choose = () => {
    const wanted = Number(typed)
    if (typed !== null && Number.isInteger(wanted) && wanted > 0) onPage(wanted)
    setTyped(null)
  }
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t.toolbar}>
      <span className={css.group}>{before}</span>
      <span className={css.group}>
        <IconButton
          icon="chevron-up"
          className={css.step}
          size="small"
          label={t.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            choose()
          }}
        >
          <input
            className={css.number}
            inputMode="numeric"
            aria-label={t.page}
            value={typed ?? String(page)}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            onFocus={(event) => event.target.select()}
            onBlur={choose}
          />
        </form>
        <span className={css.pages}>{t.ofPages(format.number(pages))}</span>
        <IconButton
          icon="chevron-down"
          className={css.step}
          size="small"
          label={t.nextPage}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
      <ZoomTools {...zoom} />
      <span className={css.group}>{after}</span>
    </div>
  )
}
