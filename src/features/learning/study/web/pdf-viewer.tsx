import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { DownloadCard } from './courseware.tsx'
import css from './courseware.module.css'
import { openDocument, type PDFDocumentProxy } from './pdf-document.ts'
import { PdfPage } from './pdf-page.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import type { StudyItem } from './study-types.ts'
import { studyText } from './text.ts'
import { useNamedKeys } from '#src/web/use-keys.ts'

type File = NonNullable<StudyItem['courseware']>

const zoomStep = 1.2
const zooms = { smallest: 0.4, largest: 4 }
/** Space left and right of the page together, in pixels. */
const margin = 32

/** Default export because it is loaded by `lazy`. Pages are drawn as they come near. */
export default function PdfViewer({
  file,
  pdfUrl,
  onSeen,
}: {
  file: File
  pdfUrl: string
  onSeen: (page: number, of: number) => void
}) {
  // Each answer has a new signed address; the open document keeps its first one.
  const [url] = useState(pdfUrl)
  const [attempt, setAttempt] = useState(0)
  return (
    <Reader
      key={attempt}
      file={file}
      url={url}
      onSeen={onSeen}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

function Reader({
  file,
  url,
  onSeen,
  onRetry,
}: {
  file: File
  url: string
  onSeen: (page: number, of: number) => void
  onRetry: () => void
}) {
  const t = useText(studyText)
  const scroller = useRef<HTMLDivElement>(null)
  const { document: pdf, size, failed } = useDocument(url)
  const width = useWidth(scroller)
  /** Null fits the page to the available width. */
  const [zoom, setZoom] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const fit = size ? Math.max(0.1, Math.min(2, (width - margin) / size.width)) : 1
  const scale = zoom ?? fit

  const zoomBy = (factor: number) =>
    setZoom(Math.min(zooms.largest, Math.max(zooms.smallest, scale * factor)))
  const goTo = (wanted: number) => {
    const at = Math.min(pdf?.numPages ?? 1, Math.max(1, wanted))
    setPage(at)
    scroller.current?.querySelector(`[data-page="${at}"]`)?.scrollIntoView({ block: 'start' })
  }
  useNamedKeys({
    '+': () => zoomBy(zoomStep),
    '=': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': () => setZoom(null),
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
  })
  if (failed) {
    return (
      <div className={css.empty} role="alert">
        <DownloadCard file={file} failed />
        <Button onClick={onRetry}>{t.retry}</Button>
      </div>
    )
  }
  return (
    <section className={css.viewer} aria-label={t.document(file.name)} aria-busy={!pdf}>
      <PdfToolbar
        file={file}
        page={page}
        pages={pdf?.numPages ?? 0}
        scale={scale}
        fitted={zoom === null}
        onPage={goTo}
        onZoom={(direction) => zoomBy(direction > 0 ? zoomStep : 1 / zoomStep)}
        onFit={() => setZoom(null)}
      />
      <div
        ref={scroller}
        className={css.scroller}
        // Arrow keys scroll it like any page, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={file.name}
      >
        {pdf &&
          size &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              number={index + 1}
              estimate={size}
              scale={scale}
              scroller={scroller}
              onReached={setPage}
              onSeen={(number) => onSeen(number, pdf.numPages)}
            />
          ))}
      </div>
    </section>
  )
}

function useDocument(url: string) {
  const [opened, setOpened] = useState<{
    document: PDFDocumentProxy
    size: { width: number; height: number }
  }>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    const { ready, close } = openDocument(url)
    const open = async () => {
      const document = await ready
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!gone) setOpened({ document, size: { width, height } })
    }
    open().catch(() => {
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
      setOpened(undefined)
      close()
    }
  }, [url])
  return { ...opened, failed }
}

function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(800)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
