import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import type { DocumentView } from '../contract.ts'
import { PagePicture } from './page-picture.tsx'
import { PagesToolbar } from './pages-toolbar.tsx'
import css from './pages.module.css'
import { useHits } from './use-hits.ts'
import { usePinch } from './use-pinch.ts'
import { usePrint } from './use-print.ts'
import { useViewKeys } from './use-view-keys.ts'
import { useZoom } from './use-zoom.ts'
import type { PanelTab } from './view-panel.tsx'
import { viewText } from './view-text.ts'
import type { SoughtHit } from './words-layer.tsx'

// Closed at first, on the server too.
const ViewPanel = latePart(async () => ({ default: (await import('./view-panel.tsx')).ViewPanel }))

const noMedia: DocumentView['media'] = []
const pixelsPerPoint = 96 / 72

/** A document by its pages: complete as it arrives, with search, outline and zoom once its script runs. */
export function PagesView({
  document,
  right,
  tools,
  takesFind = false,
  notice,
  place,
  onSeen,
  onLost,
  onPage,
}: {
  document: DocumentView
  /** The right of the link, if the document was opened by one. */
  right?: string | undefined
  /** At the end of the toolbar. */
  tools?: ReactNode
  /** Whether the page is the document alone, so that the browser's search opens ours. */
  takesFind?: boolean
  /** Above the pages: what is still under way. */
  notice?: string | undefined
  /** The page that the reader asked for. */
  place?: { page: number | null } | undefined
  /** Called once a page has been in view for a second. */
  onSeen?: ((page: number, of: number) => void) | undefined
  /** Called when a picture fails to load, because its address has expired. */
  onLost: () => void
  /** Called with the page that comes into view. */
  onPage?: ((page: number) => void) | undefined
}) {
  const t = useText(viewText)
  const { pages, prefix, can } = document
  const scroller = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [page, setPage] = useState(1)
  const [panel, setPanel] = useState<PanelTab | null>(null)
  const [sought, setSought] = useState<SoughtHit>()
  const { width = 0, height = 0 } = pages[0] ?? {}
  // A slide is seen whole; a page that is higher than wide is read by its width.
  const zoom = useZoom(scroller, width, width > height ? 'page' : 'width')
  const hits = useHits(document.userFileId, right)
  const { whole, print } = usePrint(scroller)
  usePinch(scroller, zoom)

  const goTo = (wanted: number) => {
    const at = Math.min(pages.length, Math.max(1, wanted))
    setPage(at)
    scroller.current?.querySelector(`[data-page="${at}"]`)?.scrollIntoView({ block: 'start' })
  }
  const opened = useEffectEvent((wanted: number) => goTo(wanted))
  useEffect(() => {
    const wanted = place?.page ?? null
    if (wanted === null) return
    const frame = requestAnimationFrame(() => opened(wanted))
    return () => cancelAnimationFrame(frame)
  }, [place])
  // On a phone the pages are hidden until the panel has closed.
  const showPages = () => {
    if (matchMedia('(width < 768px)').matches) setPanel(null)
  }
  const openSearch = () => {
    setPanel('search')
    requestAnimationFrame(() => field.current?.focus())
  }
  useViewKeys(
    {
      '+': () => zoom.by(1),
      '=': () => zoom.by(1),
      '-': () => zoom.by(-1),
      '0': () => zoom.set('width'),
      PageDown: () => goTo(page + 1),
      PageUp: () => goTo(page - 1),
      '/': openSearch,
    },
    { find: takesFind ? openSearch : undefined, scroller },
  )
  useEffect(() => onPage?.(page), [page, onPage])
  const seen = useCallback(
    (number: number) => onSeen?.(number, pages.length),
    [onSeen, pages.length],
  )
  if (prefix === null) return null
  const toggle = (tab: PanelTab) => setPanel(panel === tab ? null : tab)
  return (
    <section
      className={css.viewer}
      aria-label={t.document(document.name)}
      data-no-print={!can.print.may || undefined}
    >
      <PagesToolbar
        page={page}
        pages={pages.length}
        zoom={zoom}
        onPage={goTo}
        before={
          <>
            <IconButton
              icon="panel-left"
              size="small"
              label={t.panel}
              aria-expanded={panel !== null}
              onClick={() => setPanel(panel === null ? 'thumbs' : null)}
            />
            <IconButton
              icon="search"
              size="small"
              label={t.searchIn}
              aria-expanded={panel === 'search'}
              onClick={() => (panel === 'search' ? toggle('search') : openSearch())}
            />
          </>
        }
        after={
          <>
            {can.print.may && (
              <IconButton
                icon="print"
                size="small"
                label={t.print}
                aria-busy={whole || undefined}
                onClick={print}
              />
            )}
            {tools}
          </>
        }
      />
      {notice !== undefined && (
        <p role="status" className={css.notice}>
          {notice}
        </p>
      )}
      <div className={css.body} data-panel={panel ?? undefined}>
        {panel !== null && (
          <Suspense fallback={<div />}>
            <ViewPanel
              document={document}
              tab={panel}
              onTab={setPanel}
              page={page}
              onPage={(wanted) => {
                showPages()
                requestAnimationFrame(() => goTo(wanted))
              }}
              onHit={(hit) => {
                showPages()
                requestAnimationFrame(() => {
                  goTo(hit.page)
                  setSought(hit)
                })
              }}
              hits={hits}
              field={field}
              onClose={() => setPanel(null)}
            />
          </Suspense>
        )}
        <div
          ref={scroller}
          className={css.scroller}
          {...zoom.props}
          // Arrow keys scroll it like any page, so it must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={document.name}
        >
          <ol className={css.pages}>
            {pages.map((size, index) => (
              <PagePicture
                key={index}
                prefix={prefix}
                number={index + 1}
                size={size}
                scroller={scroller}
                text={index === 0 ? document.firstText : ''}
                keyword={hits.keyword}
                sought={sought?.page === index + 1 ? sought : undefined}
                width={
                  typeof zoom.zoom === 'number'
                    ? Math.round(zoom.zoom * size.width * pixelsPerPoint)
                    : undefined
                }
                whole={whole}
                onReached={setPage}
                onSeen={onSeen && seen}
                onLost={onLost}
                media={mediaOf(document, index + 1)}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function mediaOf({ media }: DocumentView, page: number) {
  const here = media.filter((one) => one.page === page)
  return here.length > 0 ? here : noMedia
}
