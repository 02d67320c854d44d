import { type CSSProperties, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import {
  type Colour,
  numbersMost,
  numbersOf,
  placeMost,
  type Shape,
  shapesMost,
} from '../../annotation.ts'
import { useKeptPlace } from '../use-zoom.ts'
import { usePinch } from '../use-pinch.ts'
import { annotateText } from './annotate-text.ts'
import css from './annotate.module.css'
import { AnnotationLayer } from './annotation-layer.tsx'
import { type Tool, usePen } from './use-pen.ts'

const sizes = { smallest: 0.5, largest: 6, step: 1.25 }
/** Places by which an arrow key moves, and with Shift. */
const steps = { small: 100, large: 1000 }
const arrows: Record<string, [number, number]> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
}

/** The zoom and the turn of the page that is shown. */
export function useView() {
  const scroller = useRef<HTMLDivElement>(null)
  const keep = useKeptPlace(scroller)
  const [zoom, setZoom] = useState(1)
  const [quarters, setQuarters] = useState(0)
  const set = (next: number) => {
    keep()
    setZoom(Math.min(sizes.largest, Math.max(sizes.smallest, next)))
  }
  return {
    ...{ scroller, zoom, set, quarters },
    by: (direction: 1 | -1) => set(direction > 0 ? zoom * sizes.step : zoom / sizes.step),
    turn: () => setQuarters((quarters + 1) % 4),
  }
}

/** One page with what is drawn on it, and the surface on which more is drawn. */
export function PageStage({
  view: { scroller, zoom, set, quarters },
  src,
  ratio: given,
  name,
  shapes,
  tool,
  colour,
  onAdd,
  onErase,
}: {
  view: ReturnType<typeof useView>
  src: string
  /** Width by height; undefined until the picture has said it. */
  ratio: number | undefined
  name: string
  shapes: () => readonly Shape[]
  /** Null for readers. */
  tool: Tool | null
  colour: Colour
  onAdd: (shape: Shape) => void
  onErase: (shape: Shape) => void
}) {
  const t = useText(annotateText)
  const [measured, setMeasured] = useState<number>()
  const [cursor, setCursor] = useState<[number, number]>([placeMost / 2, placeMost / 2])
  const drawn = shapes()
  const isFull = drawn.length >= shapesMost || numbersOf(drawn) >= numbersMost - 800
  const pen = usePen({
    ...{ tool: tool ?? 'move', colour, quarters, scroller, shapes, onAdd, onErase },
    full: isFull ? t.full : undefined,
  })
  usePinch(scroller, { scale: zoom, set })
  const upright = given ?? measured ?? 0.75
  const isOnSide = quarters % 2 === 1
  const places = tool === 'tick' || tool === 'cross' || tool === 'note'
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!places) return
    const way = arrows[event.key]
    if (way) {
      const by = event.shiftKey ? steps.large : steps.small
      const moved = (at: number) => Math.min(placeMost, Math.max(0, cursor[at]! + way[at]! * by))
      setCursor([moved(0), moved(1)])
    } else if (event.key === 'Enter') pen.place(cursor)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={scroller} className={css.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one draws on it; keys place marks */}
      <div
        className={css.page}
        style={{ '--zoom': zoom, '--ratio': isOnSide ? 1 / upright : upright } as CSSProperties}
        data-tool={tool ?? 'move'}
        {...pen.handlers}
        // Keys place what a mouse presses on the page.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={tool ? t.surface : name}
        onKeyDown={onKeyDown}
      >
        <div className={css.sheet} data-quarters={quarters}>
          <img
            src={src}
            alt={name}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setMeasured(naturalHeight > 0 ? naturalWidth / naturalHeight : undefined)
            }
          />
          <AnnotationLayer shapes={pen.line ? [...drawn, pen.line] : drawn} quarters={quarters} />
          {places && (
            <span
              className={css.cursor}
              style={{
                left: `${(cursor[0] / placeMost) * 100}%`,
                top: `${(cursor[1] / placeMost) * 100}%`,
              }}
              aria-hidden="true"
            />
          )}
        </div>
      </div>
    </div>
  )
}
