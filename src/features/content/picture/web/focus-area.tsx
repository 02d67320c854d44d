import type { KeyboardEvent, PointerEvent } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './picture.module.css'
import { pictureText } from './picture-text.ts'

interface Point {
  x: number
  y: number
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

/** A picture on which the focal point is set: by mouse, touch or keys. */
export function FocusArea({
  src,
  focus,
  onFocus,
  onBroken,
}: {
  src: string
  focus: Point
  onFocus: (focus: Point) => void
  onBroken: () => void
}) {
  const t = useText(pictureText)
  const format = useFormat()

  function point({ currentTarget, clientX, clientY, buttons, type }: PointerEvent<HTMLElement>) {
    if (type === 'pointermove' && buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus({ x: inside((clientX - left) / width), y: inside((clientY - top) / height) })
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const size = event.shiftKey ? 0.1 : 0.01
    onFocus({ x: inside(focus.x + by.x * size), y: inside(focus.y + by.y * size) })
  }

  return (
    <div className={css.stage}>
      <div className={css.area} onPointerDown={point} onPointerMove={point}>
        <img src={src} alt="" draggable={false} onError={onBroken} />
        <button
          type="button"
          className={css.point}
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          aria-label={t.focus(format.percent(focus.x), format.percent(focus.y))}
          onKeyDown={step}
        />
      </div>
    </div>
  )
}
