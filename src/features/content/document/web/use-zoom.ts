import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** How pages are sized: by the viewer's width, so that a whole page is seen, or by a factor. */
export type Zoom = 'width' | 'page' | number

const step = 1.2
const limits = { smallest: 0.25, largest: 5 }
/** CSS pixels of a point, in which pages are measured. */
const pixelsPerPoint = 96 / 72
const fits = { width: 'width', page: 'page' } as const

/** The zoom of a document. `scale` is the factor in effect, once the browser has laid out the first page. */
export function useZoom(
  scroller: RefObject<HTMLElement | null>,
  pageWidth: number,
  first: 'width' | 'page',
) {
  const [zoom, setZoom] = useState<Zoom>(first)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const page = scroller.current?.querySelector<HTMLElement>('[data-page] > *')
    if (!page || pageWidth === 0) return
    const observer = new ResizeObserver(() =>
      setScale(page.offsetWidth / (pageWidth * pixelsPerPoint)),
    )
    observer.observe(page)
    return () => observer.disconnect()
  }, [scroller, pageWidth])
  const keep = useKeptPlace(scroller)
  const set = (next: Zoom) => {
    keep()
    setZoom(typeof next === 'number' ? clamp(next) : next)
  }
  const style: CSSProperties & Record<'--zoom', unknown> =
    typeof zoom === 'number' ? { '--zoom': zoom * pixelsPerPoint } : { '--zoom': undefined }
  return {
    zoom,
    scale,
    set,
    by: (direction: 1 | -1) => set(scale * (direction > 0 ? step : 1 / step)),
    /** For the scroller. */
    props: { style, 'data-fit': typeof zoom === 'number' ? undefined : fits[zoom] },
  }
}

const clamp = (scale: number) => Math.min(limits.largest, Math.max(limits.smallest, scale))

/** Keeps the point in the middle of the viewer where it is while the pages change their size. */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>) {
  const kept = useRef<{ x: number; y: number }>(undefined)
  useLayoutEffect(() => {
    const [box, place] = [scroller.current, kept.current]
    kept.current = undefined
    if (!box || !place) return
    box.scrollTop = place.y * box.scrollHeight - box.clientHeight / 2
    box.scrollLeft = place.x * box.scrollWidth - box.clientWidth / 2
  })
  return () => {
    const box = scroller.current
    if (!box) return
    kept.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    }
  }
}
