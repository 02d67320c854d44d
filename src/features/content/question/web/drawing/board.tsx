import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { Shape } from '../../body/arrange.ts'
import { Outlines } from '../sheet/outlines.tsx'
import { SheetFrame, type SheetPicture } from '../sheet/sheet-frame.tsx'
import css from './board.module.css'
import { drawingText } from './drawing-text.ts'
import {
  between,
  type Bounds,
  boundsOf,
  type Corner,
  corners,
  draggedCorner,
  inside,
  leastSide,
  type Point,
  withBounds,
} from './geometry.ts'

export type Tool = 'select' | Shape['kind']

export interface Drawn {
  id: string
  shape: Shape
  name: string
  /** Of an area that counts. */
  right: boolean
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * A picture on which shapes are drawn, moved and resized: by mouse and finger, and by keys on the shape in focus. A
 * change is given once, when the pointer is released.
 */
export function Board({
  picture,
  shapes,
  tool,
  selected,
  tools,
  onDraw,
  onChange,
  onSelect,
  onRemove,
}: {
  picture: SheetPicture
  shapes: readonly Drawn[]
  tool: Tool
  selected: string | null
  tools?: React.ReactNode
  onDraw: (shape: Shape) => void
  onChange: (id: string, shape: Shape) => void
  onSelect: (id: string | null) => void
  onRemove: (id: string) => void
}) {
  const t = useText(drawingText)
  const surface = useRef<HTMLDivElement>(null)
  /** The bounds of a shape while it is drawn, moved or resized. */
  const [draft, setDraft] = useState<{ id: string | null; bounds: Bounds } | null>(null)
  const [points, setPoints] = useState<readonly Point[]>([])
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = surface.current!.getBoundingClientRect()
    const share = (value: number) => Math.min(1, Math.max(0, value))
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
  }

  /** Follows a pointer from its press; `boundsAt` gives the bounds at each point. */
  function follow(
    event: PointerEvent,
    id: string | null,
    boundsAt: (to: Point) => Bounds,
    done: (bounds: Bounds) => void,
  ) {
    if (event.button !== 0) return
    event.preventDefault()
    const stop = new AbortController()
    const { signal } = stop
    const isSame = (other: Event) =>
      (other as globalThis.PointerEvent).pointerId === event.pointerId
    let bounds: Bounds | null = null
    const end = () => {
      stop.abort()
      setDraft(null)
    }
    addEventListener(
      'pointermove',
      (move) => {
        if (!isSame(move)) return
        bounds = boundsAt(at(move))
        setDraft({ id, bounds })
      },
      { signal },
    )
    addEventListener(
      'pointerup',
      (up) => {
        if (!isSame(up)) return
        end()
        if (bounds) done(bounds)
      },
      { signal },
    )
    addEventListener('pointercancel', end, { signal })
  }

  function onPress(event: PointerEvent) {
    const from = at(event)
    if (tool === 'select') return onSelect(null)
    if (tool === 'polygon') {
      const first = points[0]
      const isClosed = first && Math.hypot(first.x - from.x, first.y - from.y) < 0.02
      if (isClosed && points.length >= 3) return finish()
      if (points.length < 60) setPoints([...points, from])
      return
    }
    follow(
      event,
      null,
      (to) => between(from, to),
      (bounds) => {
        if (bounds.width < leastSide && bounds.height < leastSide) return
        onDraw(withBounds(emptyShape(tool), bounds))
      },
    )
  }
  function finish() {
    setPoints([])
    if (points.length >= 3) onDraw({ kind: 'polygon', points: [...points] })
  }
  function onMovePress(event: PointerEvent, { id, shape }: Drawn) {
    event.stopPropagation()
    onSelect(id)
    const [from, bounds] = [at(event), boundsOf(shape)]
    follow(
      event,
      id,
      (to) => inside({ ...bounds, x: bounds.x + to.x - from.x, y: bounds.y + to.y - from.y }),
      (next) => onChange(id, withBounds(shape, next)),
    )
  }
  function onCornerPress(event: PointerEvent, { id, shape }: Drawn, corner: Corner) {
    event.stopPropagation()
    follow(
      event,
      id,
      (to) => draggedCorner(boundsOf(shape), corner, to),
      (next) => onChange(id, withBounds(shape, next)),
    )
  }
  function onKey(event: KeyboardEvent, { id, shape }: Drawn) {
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id)
    else {
      const by = steps[event.key]
      if (!by) return
      const size = event.shiftKey ? 0.02 : 0.004
      const { x, y, width, height } = boundsOf(shape)
      const [dx, dy] = [by.x * size, by.y * size]
      onChange(
        id,
        withBounds(
          shape,
          event.altKey
            ? { x, y, width: width + dx, height: height + dy }
            : inside({ x: x + dx, y: y + dy, width, height }),
        ),
      )
    }
    event.preventDefault()
  }

  const shown = shapes.map((one) =>
    draft?.id === one.id ? { ...one, shape: withBounds(one.shape, draft.bounds) } : one,
  )
  return (
    <SheetFrame picture={picture} tools={tools}>
      <div
        ref={surface}
        className={css.surface}
        data-tool={tool}
        {...{ onPointerDown: onPress }}
        role="presentation"
      >
        <Outlines areas={shown} />
        {shown.map((one, index) => {
          const { x, y, width, height } = boundsOf(one.shape)
          const isSelected = one.id === selected
          return (
            <div
              key={one.id}
              className={css.shape}
              data-selected={isSelected ? '' : undefined}
              data-kind={one.shape.kind}
              data-high={y < 0.05 ? '' : undefined}
              style={{
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
            >
              <button
                type="button"
                className={css.body}
                data-shape={one.id}
                aria-label={t.shape(String(index + 1), one.name)}
                aria-pressed={isSelected}
                onClick={() => onSelect(one.id)}
                onPointerDown={(event) =>
                  tool === 'select' || isSelected ? onMovePress(event, one) : undefined
                }
                onKeyDown={(event) => onKey(event, one)}
              >
                <span className={css.tag}>{index + 1}</span>
              </button>
              {isSelected &&
                corners.map((corner) => (
                  <span
                    key={corner}
                    className={css.corner}
                    data-corner={corner}
                    onPointerDown={(event) => onCornerPress(event, one, corner)}
                  />
                ))}
            </div>
          )
        })}
        {draft?.id === null && (
          <span
            className={css.draft}
            data-round={tool === 'ellipse' ? '' : undefined}
            style={{
              left: `${draft.bounds.x * 100}%`,
              top: `${draft.bounds.y * 100}%`,
              width: `${draft.bounds.width * 100}%`,
              height: `${draft.bounds.height * 100}%`,
            }}
          />
        )}
        {points.map(({ x, y }) => (
          <span
            key={`${x}/${y}`}
            className={css.point}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        ))}
        {points.length >= 3 && (
          <button
            type="button"
            className={css.finish}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={finish}
          >
            {t.finish}
          </button>
        )}
      </div>
    </SheetFrame>
  )
}

const emptyShape = (kind: 'rectangle' | 'ellipse'): Shape =>
  kind === 'rectangle'
    ? { kind, x: 0, y: 0, width: 0, height: 0 }
    : { kind, x: 0, y: 0, radiusX: 0, radiusY: 0 }
