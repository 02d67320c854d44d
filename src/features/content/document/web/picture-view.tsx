import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { DocumentView } from '../contract.ts'
import css from './picture.module.css'
import tools from './toolbar.module.css'
import { usePinch } from './use-pinch.ts'
import { useViewKeys } from './use-view-keys.ts'
import { type Zoom } from './use-zoom.ts'
import { viewText } from './view-text.ts'
import { ZoomTools } from './zoom-tools.tsx'

const limits = { smallest: 0.1, largest: 8 }

/** A picture: whole at first; once zoomed it is dragged, or scrolled by keys. */
export function PictureView({
  document: { name, url },
  tools: more,
}: {
  document: DocumentView
  tools?: ReactNode
}) {
  const t = useText(viewText)
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [zoom, setZoom] = useState<Zoom>('page')
  const [natural, setNatural] = useState(0)
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const image = picture.current
    if (!image) return
    const measure = () => {
      setNatural(image.naturalWidth)
      if (image.naturalWidth > 0) setShown(image.offsetWidth / image.naturalWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(image)
    return () => observer.disconnect()
  }, [])
  const set = (next: Zoom) =>
    setZoom(
      typeof next === 'number' ? Math.min(limits.largest, Math.max(limits.smallest, next)) : next,
    )
  const by = (direction: 1 | -1) => set(shown * (direction > 0 ? 1.25 : 0.8))
  usePinch(stage, { scale: shown, set })
  useDrag(stage)
  useViewKeys({
    '+': () => by(1),
    '=': () => by(1),
    '-': () => by(-1),
    '0': () => set('page'),
  })
  if (url === null) return null
  return (
    <section className={css.viewer} aria-label={t.document(name)}>
      <div className={tools.toolbar} role="toolbar" aria-label={t.toolbar}>
        <ZoomTools zoom={zoom} scale={shown} set={set} by={by} />
        <span className={tools.group}>{more}</span>
      </div>
      <div
        ref={stage}
        className={css.stage}
        role="region"
        aria-label={t.dragPicture}
        // Arrow keys move the picture, so its stage must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {failed && <p role="alert">{t.pictureFailed}</p>}
        <img
          ref={picture}
          className={css.picture}
          data-fit={typeof zoom === 'number' ? undefined : zoom}
          style={typeof zoom === 'number' ? { inlineSize: natural * zoom } : undefined}
          src={url}
          alt={name}
          fetchPriority="high"
          draggable={false}
          hidden={failed}
          onError={() => setFailed(true)}
        />
      </div>
    </section>
  )
}

/** Moves what a box shows by dragging with the mouse; fingers scroll it themselves. */
function useDrag(ref: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      box.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!box.hasPointerCapture(event.pointerId)) return
      box.scrollLeft -= event.movementX
      box.scrollTop -= event.movementY
    }
    box.addEventListener('pointerdown', down)
    box.addEventListener('pointermove', move)
    return () => {
      box.removeEventListener('pointerdown', down)
      box.removeEventListener('pointermove', move)
    }
  }, [ref])
}
