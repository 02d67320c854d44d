/** Tooltips show at once and hide after 200 ms (specification, section 9). */
const hideMs = 200
const gap = 6

/**
 * Shows the `data-tip` of the element under the pointer or the focus, in one bubble for the whole page
 * (`ui/tooltip.tsx`). The bubble is hidden from screen readers: the text is the element's name already.
 */
export function startTooltips(): () => void {
  const bubble = document.querySelector<HTMLElement>('[data-bubble]')
  return bubble ? watch(bubble) : () => {}
}

function watch(bubble: HTMLElement): () => void {
  let shown: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    timer = undefined
    if (shown) bubble.hidePopover()
    shown = null
  }
  const leave = () => {
    if (shown) timer ??= setTimeout(hide, hideMs)
  }
  const meet = (target: EventTarget | null) => {
    const owner = target instanceof Element ? target.closest('[data-tip]') : null
    if (!owner) return leave()
    if (owner !== shown) {
      hide()
      shown = owner
      bubble.textContent = owner.getAttribute('data-tip')
      bubble.showPopover()
      place(bubble, owner.getBoundingClientRect())
    }
    clearTimeout(timer)
    timer = undefined
  }
  const stop = new AbortController()
  const on = { signal: stop.signal, capture: true, passive: true }
  document.addEventListener('pointerover', (e) => e.pointerType !== 'touch' && meet(e.target), on)
  document.addEventListener(
    'focusin',
    (e) => e.target instanceof Element && e.target.matches(':focus-visible') && meet(e.target),
    on,
  )
  document.addEventListener('focusout', leave, on)
  document.addEventListener('pointerdown', hide, on)
  document.addEventListener('scroll', hide, on)
  document.addEventListener('keydown', (e) => e.key === 'Escape' && hide(), on)
  document.documentElement.addEventListener('pointerleave', leave, { signal: stop.signal })
  return () => {
    stop.abort()
    hide()
  }
}

/** Places the bubble below its element, or above where there is no room, always inside the window. */
function place(bubble: HTMLElement, owner: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const below = owner.bottom + gap
  const top = below + height > innerHeight ? owner.top - gap - height : below
  const left = owner.left + owner.width / 2 - width / 2
  bubble.style.top = `${Math.max(gap, top)}px`
  bubble.style.left = `${Math.max(gap, Math.min(innerWidth - width - gap, left))}px`
}
