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
  onReached,
  onSeen,
}: {
  pdf: PDFDocumentProxy
  number: number
  /** Assumed size at scale 1 until the page is loaded. */
  estimate: { width: number; height: number }
  scale: number
  scroller: RefObject<HTMLElement | null>
  /** Called when the page reaches the reading line, a fifth below the upper edge. */
  onReached: (number: number) => void
  /** Called once the page has been in view for a second. */
  onSeen: (number: number) => void
}) {
  const t = useText(studyText)
  const format = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const near = useNear(frame, scroller, '150% 0px')
  const reached = useNear(frame, scroller, '-20% 0px -79% 0px')
  const size = page?.getViewport({ scale: 1 }) ?? estimate

  useEffect(() => {
    if (reached) onReached(number)
  }, [reached, number, onReached])
  useSeen(frame, scroller, () => onSeen(number))
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

/** Milliseconds in view after which a page counts as seen. */
const seenMs = 1000
const steps = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * Runs once a page has been in view for a second while the window is visible: half of the page, or half of
 * the viewer where the page is taller.
 */
function useSeen(
  ref: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onSeen: () => void,
) {
  const current = useRef(onSeen)
  useEffect(() => {
    current.current = onSeen
  })
  useEffect(() => {
    const [frame, root] = [ref.current, scroller.current]
    if (!frame || !root) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let inView = false
    const watch = () => {
      clearTimeout(timer)
      if (!inView || document.visibilityState === 'hidden') return
      timer = setTimeout(() => current.current(), seenMs)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const shown = entry?.intersectionRect.height ?? 0
        const isSeen = shown > 0 && shown * 2 >= Math.min(frame.offsetHeight, root.clientHeight)
        if (isSeen === inView) return
        inView = isSeen
        watch()
      },
      { root, threshold: steps },
    )
    observer.observe(frame)
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', watch)
    }
  }, [ref, scroller])
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
