import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { fittedSize, moved, zoomed, type Size, type View } from './picture-view.ts'
import { viewerText } from './viewer-text.ts'
import css from './document-viewer.module.css'

const nothing: Size = { width: 0, height: 0 }
/** Pixels that an arrow key moves a zoomed picture. */
const keyStep = 60

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}

/** One picture that is zoomed with wheel or two fingers and moved with pointer or keys. */
export function PictureStage({
  src,
  alt,
  view,
  onView,
  wheelZooms,
  onFail,
}: {
  src: string
  alt: string
  view: View
  onView: (change: (view: View) => View) => void
  /** Else the wheel scrolls the page, unless the picture has the focus or Ctrl is held. */
  wheelZooms: boolean
  onFail: () => void
}) {
  const t = useText(viewerText)
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [room, setRoom] = useState(nothing)
  // With its address: the size of the last picture is not that of the next.
  const [natural, setNatural] = useState({ src: '', size: nothing })
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const size = fittedSize(natural.src === src ? natural.size : nothing, room, view.turns)
  const measured = size.width > 0
  // Wherever zooming has led: the picture never leaves the stage.
  const placed = moved(view, { x: 0, y: 0 }, size, room)

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // It may have come before the script.
    // oxlint-disable-next-line react/set-state-in-effect -- from outside React
    if (image.current?.complete) setNatural({ src, size: sizeOf(image.current) })
  }, [src])
  // By hand, because React listens to the wheel passively.
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      const wanted = wheelZooms || event.ctrlKey || document.activeElement === element
      if (!wanted || !element) return
      event.preventDefault()
      const at = fromMiddle(element, event)
      onView((now) => zoomed(now, Math.exp(-event.deltaY / 400), at))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [wheelZooms, onView])

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (view.zoom > 1 || fingers.current.size > 1) {
      event.currentTarget.setPointerCapture(event.pointerId)
    }
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const at = fromMiddle(event.currentTarget, {
        clientX: (now.x + other.x) / 2,
        clientY: (now.y + other.y) / 2,
      })
      onView((was) => zoomed(was, factor, at))
    } else if (view.zoom > 1) {
      onView((was) => moved(was, { x: now.x - before.x, y: now.y - before.y }, size, room))
    }
  }
  const onPointerEnd = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  function onKeyDown(event: KeyboardEvent) {
    const by = arrows[event.key]
    if (!by || view.zoom === 1) return
    event.preventDefault()
    event.stopPropagation()
    onView((was) => moved(was, by, size, room))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved with keys too
    <div
      ref={stage}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      aria-label={t.stage}
      aria-describedby={hint}
      className={css.stage}
      data-zoomed={view.zoom > 1 || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    >
      <span id={hint} className="visually-hidden">
        {t.stageHint}
      </span>
      <img
        ref={image}
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        className={measured ? css.placed : css.contained}
        style={
          measured
            ? {
                inlineSize: size.width,
                blockSize: size.height,
                transform: `translate(-50%, -50%) translate(${placed.x}px, ${placed.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
              }
            : undefined
        }
        onLoad={(event) => setNatural({ src, size: sizeOf(event.currentTarget) })}
        onError={onFail}
      />
    </div>
  )
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({
  width,
  height,
})

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)

function fromMiddle(element: HTMLElement, at: { clientX: number; clientY: number }) {
  const box = element.getBoundingClientRect()
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 }
}
