import { useFormat, useText } from '#src/web/i18n.tsx'
import type { DocumentView } from '../contract.ts'
import { DownloadTool } from './download-tool.tsx'
import { PagesView } from './pages-view.tsx'
import css from './picture.module.css'
import { PictureView } from './picture-view.tsx'
import { SheetsView } from './sheets-view.tsx'
import { StateCard } from './state-card.tsx'
import { TextView } from './text-view.tsx'
import { useCurrent } from './use-current.ts'
import { viewText } from './view-text.ts'

/** Any file, shown in the way of its kind; while its parts are being made it says how far they are. */
export function DocumentViewer({
  document: given,
  right,
  alone = false,
  onSeen,
}: {
  document: DocumentView
  /** The right of the link, if the document was opened by one. */
  right?: string | undefined
  /** Whether the page is the document alone. */
  alone?: boolean
  /** Called once a page, or a sheet, has been in view for a second. */
  onSeen?: ((page: number, of: number) => void) | undefined
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
  const download = <DownloadTool document={document} onDownload={onDownload} />
  if (!isShown) return <StateCard document={document} download={download} />
  const shared = { document, right, tools: download, takesFind: alone, onSeen }
  switch (document.kind) {
    case 'pages':
      return (
        <PagesView
          {...shared}
          notice={isBegun ? t.drawing(format.percent(document.percent / 100)) : undefined}
          // Progress counts once the number of pages is known.
          onSeen={isBegun ? undefined : onSeen}
          onLost={renew}
        />
      )
    case 'sheets':
      return <SheetsView {...shared} />
    case 'picture':
      return <PictureView document={document} tools={download} />
    case 'text':
      return <TextView document={document} tools={download} />
    case 'film':
      return (
        <section className={css.film} aria-label={t.document(document.name)}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file has no subtitles of its own */}
          <video src={document.url ?? undefined} controls playsInline aria-label={document.name} />
          {download}
        </section>
      )
    default:
      return (
        <section className={css.sound} aria-label={t.document(document.name)}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file has no subtitles of its own */}
          <audio src={document.url ?? undefined} controls aria-label={document.name} />
          {download}
        </section>
      )
  }
}
