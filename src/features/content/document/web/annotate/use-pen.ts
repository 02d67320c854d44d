import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Colour, type Line, lineMost, type Shape } from '../../annotation.ts'
import { placeOf, shapeAt } from './geometry.ts'

export type Tool = 'move' | 'pen' | 'highlighter' | 'note' | 'tick' | 'cross' | 'erase'

/** Pixels that the eraser reaches: half a fingertip, or the point of a mouse. */
const reach = { touch: 16, other: 8 }
/** The least distance of two points of a line, in places. */
const leastStep = 12

export const newShapeId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Draws by finger, mouse and pen. Two fingers move the page, and so does one once a pen was used, because a hand rests on
 * the page then.
 */
export function usePen({
  tool,
  colour,
  quarters,
  scroller,
  shapes,
  full,
  onAdd,
  onErase,
}: {
  tool: Tool
  colour: Colour
  quarters: number
  scroller: RefObject<HTMLElement | null>
  shapes: () => readonly Shape[]
  /** Said where the page takes no more; undefined while it does. */
  full: string | undefined
  onAdd: (shape: Shape) => void
  onErase: (shape: Shape) => void
}) {
  const [line, setLine] = useState<Line>()
  const current = useRef<Line>(undefined)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const hasPen = useRef(false)
  /** Two fingers were down: nothing is drawn until both are up. */
  const isGesture = useRef(false)
  const show = (next: Line | undefined) => {
    current.current = next
    setLine(next)
  }
  const placed = (event: { clientX: number; clientY: number }, box: Element) =>
    placeOf([event.clientX, event.clientY], box.getBoundingClientRect(), quarters)
  const moves = (event: PointerEvent) =>
    tool === 'move' || isGesture.current || (hasPen.current && event.pointerType === 'touch')
  const erase = (event: PointerEvent) => {
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const size = quarters % 2 === 0 ? { width, height } : { width: height, height: width }
    const far = event.pointerType === 'touch' ? reach.touch : reach.other
    const hit = shapeAt(shapes(), placed(event, event.currentTarget), size, far)
    if (hit) onErase(hit)
  }
  const end = () => {
    const done = current.current
    show(undefined)
    if (done && done.points.length >= 4) onAdd(done)
  }
  const place = (at: [number, number]) => {
    if (tool !== 'note' && tool !== 'tick' && tool !== 'cross') return
    if (full !== undefined) return toast.info(full)
    const shape = { id: newShapeId(), colour, at }
    onAdd(tool === 'note' ? { ...shape, kind: 'note', text: '' } : { ...shape, kind: tool })
  }
  return {
    line,
    place,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        if (event.pointerType === 'pen') hasPen.current = true
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        // A second finger zooms and moves: what the first has begun was no line.
        if (pointers.current.size > 1) {
          isGesture.current = true
          return show(undefined)
        }
        if (moves(event)) {
          if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
          return
        }
        event.currentTarget.setPointerCapture(event.pointerId)
        if (tool === 'erase') return erase(event)
        if (tool !== 'pen' && tool !== 'highlighter') return
        if (full !== undefined) return toast.info(full)
        const [x, y] = placed(event, event.currentTarget)
        // A dot is a line too.
        show({ id: newShapeId(), kind: tool, colour, points: [x, y, Math.min(x + 1, 10_000), y] })
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId)
        if (!before) return
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (moves(event)) {
          // A finger alone scrolls by the browser where nothing is drawn.
          if (tool === 'move' && event.pointerType === 'touch') return
          const share = 1 / pointers.current.size
          scroller.current?.scrollBy(
            (before.x - event.clientX) * share,
            (before.y - event.clientY) * share,
          )
          return
        }
        if (tool === 'erase') return erase(event)
        const drawn = current.current
        if (!drawn) return
        const points = [...drawn.points]
        // The points between two frames, where the browser has them: curves stay round.
        const all = event.nativeEvent.getCoalescedEvents?.() ?? []
        for (const one of all.length > 0 ? all : [event]) {
          const [x, y] = placed(one, event.currentTarget)
          const [a, b] = points.slice(-2) as [number, number]
          if (points.length < lineMost && Math.hypot(x - a, y - b) >= leastStep) points.push(x, y)
        }
        show({ ...drawn, points })
        // A long line goes on as the next one.
        if (points.length >= lineMost) {
          const [x, y] = points.slice(-2) as [number, number]
          end()
          show({ ...drawn, id: newShapeId(), points: [x, y, x, y] })
        }
      },
      onPointerUp(event: PointerEvent) {
        const isOurs = pointers.current.delete(event.pointerId) && !moves(event)
        if (pointers.current.size === 0) isGesture.current = false
        if (!isOurs) return
        if (current.current) return end()
        place(placed(event, event.currentTarget))
      },
      onPointerCancel(event: PointerEvent) {
        pointers.current.delete(event.pointerId)
        if (pointers.current.size === 0) isGesture.current = false
        show(undefined)
      },
    },
  }
}
