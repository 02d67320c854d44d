import { type RefObject, useEffect, useRef, useState } from 'react'
import { dropChapter, dropItem, type DropPlace } from './drop-place.ts'
import { rootsOf } from './moves.ts'
import type { OutlineControl } from './outline-control.ts'
import { nodeOf } from './structure.ts'

/** What is dragged, and the place where it would lie now. */
export interface RowDrag {
  keys: ReadonlySet<string>
  place: DropPlace | null
}

const moved = 6
const edge = 72

/** The pixels by which a chapter below another one is indented (outline.module.css). */
const indentOf = () => (matchMedia('(width < 768px)').matches ? 14 : 26)

/**
 * Drags rows by the pointer: with a mouse from anywhere on a row, with a finger by its handle, so that a swipe scrolls.
 * Sideways movement chooses the level.
 */
export function useRowDrag(
  body: RefObject<HTMLDivElement | null>,
  control: OutlineControl,
  tops: Float64Array,
) {
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const current = useRef(tops)
  useEffect(() => {
    current.current = tops
  }, [tops])

  useEffect(() => {
    const root = body.current
    if (!root) return
    const stop = new AbortController()
    root.addEventListener(
      'pointerdown',
      (event) => {
        const target = event.target as Element
        const row = target.closest<HTMLElement>('[data-key]')
        const onHandle = target.closest('[data-handle]') !== null
        const isFree = event.pointerType === 'mouse' && !target.closest('input, textarea, a')
        if (!row || event.button !== 0 || !event.isPrimary || !(onHandle || isFree)) return
        follow(row.dataset['key']!, event, onHandle)
      },
      { signal: stop.signal },
    )

    function follow(key: string, first: PointerEvent, onHandle: boolean) {
      const end = new AbortController()
      const { signal } = end
      const node = nodeOf(control.outline(), key)
      if (!node) return
      let [x, y] = [first.clientX, first.clientY]
      let keys: ReadonlySet<string> | undefined
      let place: DropPlace | null = null
      let frame = 0
      if (onHandle) first.preventDefault()

      function placeNow(): DropPlace | null {
        const all = current.current
        const rows = control.shown()
        const top = y - root!.getBoundingClientRect().top
        let gap = all.findIndex((start, at) => top < (start + (all[at + 1] ?? start)) / 2)
        if (gap < 0) gap = rows.length
        const { collapsed } = control.state.get()
        const given = { gap: Math.min(gap, rows.length), moving: keys! }
        if (node!.kind === 'item') return dropItem(control.outline(), rows, collapsed, given)
        const depth = node!.depth + Math.round((x - first.clientX) / indentOf())
        return dropChapter(control.outline(), rows, collapsed, { ...given, depth })
      }
      function show() {
        place = placeNow()
        setDrag((now) =>
          now?.place?.gap === place?.gap && now?.place?.depth === place?.depth && now
            ? now
            : { keys: keys!, place },
        )
        ghost.current?.style.setProperty('translate', `${x + 12}px ${y + 8}px`)
      }
      function scroll() {
        const by = y < edge ? y - edge : y > innerHeight - edge ? y - (innerHeight - edge) : 0
        if (by !== 0) {
          window.scrollBy(0, by / 5)
          show()
        }
        frame = requestAnimationFrame(scroll)
      }
      function finish() {
        end.abort()
        cancelAnimationFrame(frame)
        setDrag(null)
      }
      addEventListener(
        'pointermove',
        (event) => {
          if (event.pointerId !== first.pointerId) return
          x = event.clientX
          y = event.clientY
          if (!keys) {
            if (Math.hypot(x - first.clientX, y - first.clientY) < moved) return
            const chosen = rootsOf(control.outline(), control.chosen(key))
            const alike = chosen.filter(({ kind }) => kind === node.kind)
            keys = new Set(alike.map((one) => one.key))
            frame = requestAnimationFrame(scroll)
            getSelection()?.removeAllRanges()
          }
          event.preventDefault()
          show()
        },
        { signal },
      )
      addEventListener(
        'pointerup',
        (event) => {
          if (event.pointerId !== first.pointerId) return
          const [moving, to] = [keys, place]
          finish()
          if (!moving) return
          swallowClick()
          if (to) control.moveTo([...moving], to.target)
        },
        { signal },
      )
      addEventListener('pointercancel', finish, { signal })
      addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || !keys) return
          event.preventDefault()
          event.stopPropagation()
          swallowClick()
          finish()
        },
        { signal, capture: true },
      )
      // While rows are dragged nothing is marked and no picture of a link is dragged.
      addEventListener('selectstart', (event) => keys && event.preventDefault(), { signal })
      addEventListener('dragstart', (event) => event.preventDefault(), { signal, capture: true })
    }
    return () => stop.abort()
  }, [body, control])
  return { drag, ghost }
}

/** The release of a drag is no click on what lies below. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
