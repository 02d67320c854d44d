/**
 * Dragging by pointer events, on top of picking up and putting by tap or key. A mouse drags at once, a finger after
 * a short hold, so that a swipe across the items still scrolls the page. Items have `data-item` (and `data-from`, the
 * place that they leave), places `data-place`; a `data-handle` is dragged by a finger without the hold.
 */

export interface Dragged {
  item: string
  /** The place that holds it now; undefined among the items that are not placed. */
  from: string | undefined
}

const moved = 6
const holdMs = 220
const edge = 64

interface Acts {
  onBegin: (dragged: Dragged) => void
  /** `place` is null where it was let go beside every place. */
  onDrop: (dragged: Dragged, place: string | null) => void
}

/** Begins to listen; returns what ends it. */
export function listenToDrags(root: HTMLElement, acts: () => Acts): () => void {
  let end: (() => void) | undefined
  const onDown = (event: PointerEvent) => {
    const source = event.target instanceof Element ? itemAt(event.target, root) : null
    if (!source || event.button !== 0 || !event.isPrimary || end) return
    end = follow(root, source, event, acts, () => (end = undefined))
  }
  root.addEventListener('pointerdown', onDown)
  return () => {
    root.removeEventListener('pointerdown', onDown)
    end?.()
  }
}

function itemAt(target: Element, root: HTMLElement): HTMLElement | null {
  const found = target.closest<HTMLElement>('[data-item]')
  return found && root.contains(found) ? found : null
}

function placeAt(x: number, y: number, root: HTMLElement): HTMLElement | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null
  return place && root.contains(place) ? place : null
}

/** Follows one pointer from its press to its release. */
function follow(
  root: HTMLElement,
  source: HTMLElement,
  first: PointerEvent,
  acts: () => Acts,
  onEnd: () => void,
): () => void {
  const dragged: Dragged = { item: source.dataset.item!, from: source.dataset.from }
  const byHold =
    first.pointerType === 'touch' && !(first.target as Element).closest('[data-handle]')
  const stop = new AbortController()
  const { signal } = stop
  let [x, y] = [first.clientX, first.clientY]
  let ghost: Ghost | undefined
  let over: HTMLElement | null = null
  let scrolling = 0
  const hold = byHold ? window.setTimeout(() => begin(), holdMs) : 0

  function begin() {
    ghost = new Ghost(source, first)
    root.dataset.dragging = ''
    acts().onBegin(dragged)
    scrolling = requestAnimationFrame(scroll)
    move()
  }
  function move() {
    ghost?.moveTo(x, y)
    const now = placeAt(x, y, root)
    if (now === over) return
    over?.removeAttribute('data-over')
    now?.setAttribute('data-over', '')
    over = now
  }
  /** The page scrolls on while the pointer is near its edge. */
  function scroll() {
    const by = y < edge ? y - edge : y > innerHeight - edge ? y - (innerHeight - edge) : 0
    if (by !== 0) {
      window.scrollBy(0, by / 5)
      move()
    }
    scrolling = requestAnimationFrame(scroll)
  }
  function finish() {
    stop.abort()
    clearTimeout(hold)
    cancelAnimationFrame(scrolling)
    ghost?.remove()
    over?.removeAttribute('data-over')
    delete root.dataset.dragging
    onEnd()
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== first.pointerId) return
    x = event.clientX
    y = event.clientY
    if (ghost) return move()
    if (Math.hypot(x - first.clientX, y - first.clientY) < moved) return
    // A finger that moves before the hold is over scrolls.
    if (byHold) finish()
    else begin()
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== first.pointerId) return
    const [isDragged, place] = [ghost !== undefined, over?.dataset.place ?? null]
    finish()
    if (!isDragged) return
    swallowClick()
    acts().onDrop(dragged, place)
  }
  const onLost = (event: Event) => {
    const isKey = event instanceof KeyboardEvent
    if (isKey && event.key !== 'Escape') return
    if (isKey && ghost) event.preventDefault()
    const isDragged = ghost !== undefined
    finish()
    if (isDragged) acts().onDrop(dragged, null)
  }
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', onLost, { signal })
  addEventListener('keydown', onLost, { signal, capture: true })
  // A finger that drags does not scroll; the browser asks before its first move.
  const keep = (event: Event) => {
    if (ghost && event.cancelable) event.preventDefault()
  }
  source.addEventListener('touchmove', keep, { signal, passive: false })
  addEventListener('contextmenu', keep, { signal, capture: true })
  addEventListener('dragstart', (event) => event.preventDefault(), { signal, capture: true })
  return finish
}

/** The release of a drag is no tap on what lies below. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** The picture of the item under the pointer. It hangs at the end of the page, where nothing cuts it off. */
class Ghost {
  readonly #element: HTMLElement
  readonly #dx: number
  readonly #dy: number

  constructor(source: HTMLElement, { clientX, clientY }: PointerEvent) {
    const { left, top, width } = source.getBoundingClientRect()
    this.#dx = clientX - left
    this.#dy = clientY - top
    const copy = source.cloneNode(true) as HTMLElement
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id')
    copy.removeAttribute('data-item')
    copy.inert = true
    copy.setAttribute('aria-hidden', 'true')
    copy.dataset.ghost = ''
    const scheme = source.closest<HTMLElement>('[data-scheme]')?.dataset.scheme
    if (scheme) copy.dataset.scheme = scheme
    Object.assign(copy.style, {
      ...{ position: 'fixed', insetInlineStart: '0', insetBlockStart: '0', margin: '0' },
      ...{ inlineSize: `${width}px`, pointerEvents: 'none', zIndex: '100', opacity: '0.9' },
      boxShadow: 'var(--shadow)',
    })
    document.body.append(copy)
    this.#element = copy
    this.moveTo(clientX, clientY)
  }

  moveTo(x: number, y: number) {
    this.#element.style.transform = `translate(${x - this.#dx}px, ${y - this.#dy}px)`
  }

  remove() {
    this.#element.remove()
  }
}
