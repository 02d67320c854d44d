import { quietly } from '#src/web/quietly.ts'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './courseware.module.css'
import { drawPage, type PDFDocumentProxy, type PDFPageProxy } from './pdf-document.ts'
import { studyText } from './text.ts'

/** One page in its full size, drawn while it is near the visible area and cleared when it is far away. */
export function PdfPage({
  pdf,
  number,
  estimate,
  scale,
  scroller,
  onSeen,
}: {
  pdf: PDFDocumentProxy
  number: number
  /** Assumed size at scale 1 until the page is loaded. */
  estimate: { width: number; height: number }
  scale: number
  scroller: RefObject<HTMLElement | null>
  /** Called when the page reaches the reading line, a fifth below the upper edge. */
  onSeen: (number: number) => void
}) {
  const t = useText(studyText)
  const format = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const near = useNear(frame, scroller, '150% 0px')
  const seen = useNear(frame, scroller, '-20% 0px -79% 0px')
  const size = page?.getViewport({ scale: 1 }) ?? estimate

  useEffect(() => {
    if (seen) onSeen(number)
  }, [seen, number, onSeen])
  useEffect(() => {
    if (!near) return
    let gone = false
    const read = async () => {
      // Fails when the document has been closed meanwhile.
      const found = await quietly(pdf.getPage(number))
      if (!gone) setPage(found)
    }
    void read()
    return () => {
      gone = true
    }
  }, [near, pdf, number])
  useEffect(() => {
    const [picture, layer] = [canvas.current, text.current]
    if (!near || !page || !picture || !layer) return
    const stop = new AbortController()
    void quietly(drawPage(page, picture, layer, { scale, signal: stop.signal }))
    return () => {
      stop.abort()
      layer.replaceChildren()
      // Releases the canvas's memory.
      picture.width = 0
      picture.height = 0
    }
  }, [near, page, scale])

  const style = {
    inlineSize: size.width * scale,
    blockSize: size.height * scale,
    '--total-scale-factor': scale,
  } as CSSProperties
  return (
    <div
      ref={frame}
      className={css.page}
      style={style}
      data-page={number}
      role="group"
      aria-label={t.pageNumber(format.number(number))}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={text} className={css.text} />
    </div>
  )
}

function useNear(
  ref: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  rootMargin: string,
): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: scroller.current, rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, scroller, rootMargin])
  return near
}
