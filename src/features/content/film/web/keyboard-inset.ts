import { type RefObject, useEffect } from 'react'

/** Less is the browser's own bar, which comes and goes with scrolling. */
const leastKeyboard = 120

/**
 * Tells an element how much of the window a phone's keyboard covers, as `--keyboard` and `data-keyboard`,
 * because what is fixed to the lower edge lies behind the keyboard.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const covered = Math.round(window.innerHeight - view.height * view.scale)
      const isOpen = covered > leastKeyboard && view.scale === 1
      const below = isOpen ? Math.max(0, covered - Math.round(view.offsetTop)) : 0
      ref.current?.style.setProperty('--keyboard', `${below}px`)
      ref.current?.toggleAttribute('data-keyboard', isOpen)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [ref])
}
