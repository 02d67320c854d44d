import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import css from './sheet.module.css'
import { sheetText } from './sheet-text.ts'

const steps = [1, 1.5, 2, 3, 4]
/** A frame that scrolls is reached by keys. */
const reachable = { tabIndex: 0 }

export interface SheetPicture {
  src: string | null
  width: number
  height: number
  alt: string
}

/**
 * A picture as wide as its place, with parts laid over it in percent. It zooms by buttons and scrolls within its frame;
 * fingers pan it as they pan any page.
 */
export function SheetFrame({
  picture,
  tools,
  children,
  first = 1,
}: {
  picture: SheetPicture
  /** Beside the buttons of the zoom. */
  tools?: ReactNode
  children?: ReactNode
  /** The zoom with which it opens. */
  first?: number
}) {
  const t = useText(sheetText)
  const format = useFormat()
  const [scale, setScale] = useState(first)
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef({ x: 0.5, y: 0 })
  const zoom = (next: number) => {
    const box = frame.current
    if (box) {
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      }
    }
    setScale(next)
  }
  // The point in the middle stays there.
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || scale === first) return
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2
  }, [scale, first])
  const larger = steps.find((step) => step > scale)
  const smaller = steps.findLast((step) => step < scale)
  const ratio = picture.width > 0 && picture.height > 0 ? picture.width / picture.height : undefined
  return (
    <div className={css.whole}>
      <div className={css.tools}>
        {tools}
        <span className={css.zoom}>
          <IconButton
            icon="minus"
            size="small"
            label={t.zoomOut}
            disabled={!smaller}
            onClick={() => smaller && zoom(smaller)}
          />
          <output className={css.percent}>{format.percent(scale)}</output>
          <IconButton
            icon="plus"
            size="small"
            label={t.zoomIn}
            disabled={!larger}
            onClick={() => larger && zoom(larger)}
          />
        </span>
      </div>
      <div
        ref={frame}
        className={css.frame}
        {...reachable}
        role="group"
        aria-label={picture.alt || t.sheet}
      >
        <div className={css.sheet} style={{ inlineSize: `${scale * 100}%`, aspectRatio: ratio }}>
          {picture.src ? (
            <img src={picture.src} alt={picture.alt} draggable={false} />
          ) : (
            <p className={css.missing}>{t.missing}</p>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
