import { lazy, Suspense } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { DocumentView } from '../contract.ts'
import { DownloadTool } from './download-tool.tsx'
import { PagesView } from './pages-view.tsx'
import './picture.module.css'
import './sheets.module.css'
import './state-card.module.css'
import './text-view.module.css'
import { useCurrent } from './use-current.ts'
import { viewText } from './view-text.ts'

// Most files are read by their pages, so browsers load the other ways on demand; the server has them at once.
const SheetsView = import.meta.env.SSR
  ? (await import('./sheets-view.tsx')).SheetsView
  : lazy(async () => ({ default: (await import('./sheets-view.tsx')).SheetsView }))
const PictureView = import.meta.env.SSR
  ? (await import('./picture-view.tsx')).PictureView
  : lazy(async () => ({ default: (await import('./picture-view.tsx')).PictureView }))
const StateCard = import.meta.env.SSR
  ? (await import('./state-card.tsx')).StateCard
  : lazy(async () => ({ default: (await import('./state-card.tsx')).StateCard }))
const FilmView = import.meta.env.SSR
  ? (await import('./film-view.tsx')).FilmView
  : lazy(async () => ({ default: (await import('./film-view.tsx')).FilmView }))
const TextView = import.meta.env.SSR
  ? (await import('./text-view.tsx')).TextView
  : lazy(async () => ({ default: (await import('./text-view.tsx')).TextView }))

/** Any file, shown in the way of its kind; while its parts are being made it says how far they are. */
export function DocumentViewer({
  document: given,
  right,
  alone = false,
  presents = false,
  place,
  onSeen,
  onPage,
}: {
  document: DocumentView
  /** The right of the link, if the document was opened by one. */
  right?: string | undefined
  /** Whether the page is the document alone. */
  alone?: boolean
  /** Whether it is shown to a room, without a download. */
  presents?: boolean
  /** The page, or the sheet and its row, that the reader asked for; another object asks again. */
  place?: { page: number | null; row: number | null } | undefined
  /** Called once a page, or a sheet, has been in view for a second. */
  onSeen?: ((page: number, of: number) => void) | undefined
  /** Called with the page, or the sheet, that comes into view. */
  onPage?: ((page: number) => void) | undefined
}) {
  const t = useText(viewText)
  const format = useFormat()
  const { document, renew } = useCurrent(given, right)
  const isPaged = document.kind === 'pages' || document.kind === 'sheets'
  // The first pages are there before the others are drawn.
  const isBegun = document.state === 'working' && document.pages.length > 0
  const isShown = (document.state === 'ready' || isBegun) && document.kind !== 'other'
  // A file without pages is read by its download; one whose pages are on their way is not.
  const isRead = document.state !== 'waiting' && document.state !== 'working'
  const onDownload = onSeen && (() => (isRead && !(isPaged && isShown) ? onSeen(1, 1) : undefined))
  const download = presents ? null : <DownloadTool document={document} onDownload={onDownload} />
  if (!isShown) {
    return (
      <Suspense>
        <StateCard document={document} download={download} />
      </Suspense>
    )
  }
  const shared = { document, right, tools: download, takesFind: alone, onSeen, onPage }
  switch (document.kind) {
    case 'pages':
      return (
        <PagesView
          {...shared}
          place={place}
          notice={
            isBegun
              ? t.drawing(format.percent(document.percent / 100))
              : document.isCut
                ? t.cut(
                    t.pages(format.number(document.pages.length)),
                    document.downloadUrl !== null,
                  )
                : undefined
          }
          // Progress counts once the number of pages is known.
          onSeen={isBegun ? undefined : onSeen}
          onLost={renew}
        />
      )
    case 'sheets':
      return (
        <Suspense>
          <SheetsView {...shared} place={place} />
        </Suspense>
      )
    case 'picture':
      return (
        <Suspense>
          <PictureView document={document} tools={download} />
        </Suspense>
      )
    case 'text':
      return (
        <Suspense>
          <TextView document={document} tools={download} />
        </Suspense>
      )
    default:
      return (
        <Suspense>
          <FilmView document={document} right={right} tools={download} />
        </Suspense>
      )
  }
}
