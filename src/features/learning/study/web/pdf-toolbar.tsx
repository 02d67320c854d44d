import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { DownloadLink } from './courseware.tsx'
import css from './courseware.module.css'
import type { StudyItem } from './study-types.ts'
import { studyText } from './text.ts'

/** Page number, zoom and the original file. */
export function PdfToolbar({
  file,
  page,
  pages,
  scale,
  fitted,
  onPage,
  onZoom,
  onFit,
}: {
  file: NonNullable<StudyItem['courseware']>
  page: number
  pages: number
  scale: number
  fitted: boolean
  onPage: (page: number) => void
  onZoom: (direction: 1 | -1) => void
  onFit: () => void
}) {
  const t = useText(studyText)
  const format = useFormat()
  // The typed page number; null while the field follows the page.
  const [typed, setTyped] = useState<string | null>(null)
  const choose = () => {
    const wanted = Number(typed)
    if (typed !== null && Number.isInteger(wanted) && wanted > 0) onPage(wanted)
    setTyped(null)
  }
  return (
    <div className={css.toolbar}>
      <span className={css.group}>
        <IconButton
          icon="chevron-up"
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
          size="small"
          label={t.nextPage}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
      <span className={css.group}>
        <IconButton icon="minus" size="small" label={t.zoomOut} onClick={() => onZoom(-1)} />
        <span className={css.scale}>{format.percent(scale)}</span>
        <IconButton icon="plus" size="small" label={t.zoomIn} onClick={() => onZoom(1)} />
        <Button size="small" variant="quiet" aria-pressed={fitted} onClick={onFit}>
          {t.fit}
        </Button>
      </span>
      <DownloadLink file={file} />
    </div>
  )
}
