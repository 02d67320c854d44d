import { type RefObject, useEffect, useState } from 'react'
import { cellWidth, frozenWidth, headHeight, rowHeight } from './grid-size.ts'

/** Rows and columns drawn beyond those in sight, so that a scroll shows what is there already. */
const spare = { rows: 8, columns: 3 }

/** What the server draws, which does not know the size of the page. */
const first = { top: 0, bottom: 16, left: 0, right: 9 }

/**
 * The indexes of the rows and columns in sight. All rows are equally high and all columns equally wide, so that they
 * follow from the place of the scroll bars, and a scroll within them draws nothing.
 */
export function useSight(box: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState(first)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
      const next = {
        top: Math.max(0, Math.floor(scrollTop / rowHeight) - spare.rows),
        bottom: Math.ceil((scrollTop + clientHeight - headHeight) / rowHeight) + spare.rows,
        left: Math.max(0, Math.floor(scrollLeft / cellWidth) - spare.columns),
        right: Math.ceil((scrollLeft + clientWidth - frozenWidth) / cellWidth) + spare.columns,
      }
      setSight((now) => (isWithin(next, now) ? now : next))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box])
  return sight
}

type Sight = typeof first

/** Whether what is drawn still covers what is in sight, with half of the spare rows and columns around it. */
const isWithin = (next: Sight, drawn: Sight): boolean =>
  next.top + spare.rows / 2 >= drawn.top &&
  next.top <= drawn.top + spare.rows / 2 &&
  next.bottom - spare.rows / 2 <= drawn.bottom &&
  next.bottom >= drawn.bottom - spare.rows / 2 &&
  next.left + 1 >= drawn.left &&
  next.left <= drawn.left + 1 &&
  next.right - 1 <= drawn.right &&
  next.right >= drawn.right - 1

/** Scrolls a cell into sight, beside the head and the columns that stay. */
export function scrollToCell(
  element: HTMLElement,
  row: number | null,
  column: number | null,
): void {
  const into = (from: number, size: number, now: number, room: number) => {
    if (from < now) return from
    return from + size > now + room ? from + size - room : now
  }
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
  element.scrollTo({
    top:
      row === null
        ? scrollTop
        : into(row * rowHeight, rowHeight, scrollTop, clientHeight - headHeight),
    left:
      column === null
        ? scrollLeft
        : into(column * cellWidth, cellWidth, scrollLeft, clientWidth - frozenWidth),
    behavior: 'instant',
  })
}
