import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { type Dragged, listenToDrags } from './drag.ts'
import { placingText } from './placing-text.ts'

/** The place of the items that are not placed. */
export const pool = ''

interface Given {
  /** The words of an item. */
  itemName: (item: string) => string
  placeName: (place: string) => string
  /** `to` is `pool` where the item is taken back. */
  onPut: (item: string, to: string, from: string | undefined) => void
}

/**
 * The one way of all questions with items to be placed: a tap or Enter picks an item up, a tap or Enter on a place
 * puts it, Escape lets go, a pointer drags. Each step is announced.
 */
export function usePlacing(given: Given) {
  const t = useText(placingText)
  const root = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<Dragged | null>(null)
  const [said, setSaid] = useState('')
  /** The item that gets the focus once it stands at its new place. */
  const next = useRef<string | null>(null)

  const pick = (dragged: Dragged | null) => {
    if (held && !dragged) setSaid(t.letGo(given.itemName(held.item)))
    if (dragged) setSaid(t.picked(given.itemName(dragged.item)))
    setHeld(dragged)
  }
  const put = ({ item, from }: Dragged, to: string, byPointer = false) => {
    setHeld(null)
    const name = given.itemName(item)
    if (to === (from ?? pool)) return setSaid(t.letGo(name))
    setSaid(to === pool ? t.back(name) : t.put(name, given.placeName(to)))
    if (!byPointer) next.current = item
    given.onPut(item, to, from)
  }

  const acts = {
    onBegin: (dragged: Dragged) => setHeld(dragged),
    onDrop: (dragged: Dragged, place: string | null) =>
      place === null ? pick(null) : put(dragged, place, true),
  }
  const current = useRef(acts)
  useEffect(() => {
    current.current = acts
  })
  useEffect(
    () => (root.current ? listenToDrags(root.current, () => current.current) : undefined),
    [],
  )
  // What was placed left its element, and with it the focus: it moves on to the next item, or follows this one.
  useEffect(() => {
    const item = next.current
    next.current = null
    if (item === null || !root.current) return
    if (root.current.contains(document.activeElement)) return
    const waiting = root.current.querySelector<HTMLElement>('[data-item]:not([data-from])')
    const placed = [...root.current.querySelectorAll<HTMLElement>('[data-item]')]
    ;(waiting ?? placed.find(({ dataset }) => dataset.item === item))?.focus()
  })

  return {
    held,
    pick,
    put,
    /** Spread on the element around all items and places. */
    around: {
      ref: root,
      'data-holding': held ? '' : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !held) return
        event.stopPropagation()
        pick(null)
      },
    },
    /** Spread on the button of an item. While one is held, the others leave the way to the places. */
    item: (item: string, from?: string) => ({
      type: 'button' as const,
      'data-item': item,
      'data-from': from,
      'aria-pressed': held?.item === item && held.from === from,
      tabIndex: held && (held.item !== item || held.from !== from) ? -1 : 0,
      onClick: () => {
        if (held?.item === item && held.from === from) return pick(null)
        pick({ item, from })
      },
    }),
    /** Spread on the button of a place. */
    place: (place: string) => ({
      type: 'button' as const,
      'data-place': place,
      onClick: () => held && put(held, place),
    }),
    status: (
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
    ),
  }
}

export type Placing = ReturnType<typeof usePlacing>
