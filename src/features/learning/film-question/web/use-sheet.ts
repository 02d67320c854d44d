import { type RefObject, useEffect } from 'react'

/** A film as small as a phone's has no room for a question. */
const narrow = '(max-width: 720px) and (orientation: portrait)'

/**
 * Shows a question over its film; on a phone as a sheet over the page, which only the top layer lets out of the player.
 * The focus returns to the player at the end.
 */
export function useSheet(
  box: RefObject<HTMLElement | null>,
  player: RefObject<HTMLVideoElement | null>,
): void {
  useEffect(() => {
    const element = box.current
    const opener = document.activeElement
    const stage = player.current?.closest('section')
    const show = () => {
      if (!element?.isConnected) return
      const focused = document.activeElement
      element.removeAttribute('popover')
      if (!matchMedia(narrow).matches || !('showPopover' in element)) return
      element.setAttribute('popover', 'manual')
      element.showPopover()
      // What leaves and enters the top layer loses the focus.
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    }
    show()
    const width = matchMedia(narrow)
    width.addEventListener('change', show)
    document.addEventListener('fullscreenchange', show)
    return () => {
      width.removeEventListener('change', show)
      document.removeEventListener('fullscreenchange', show)
      const before = opener instanceof HTMLElement && stage?.contains(opener) ? opener : null
      const back = before?.isConnected ? before : stage?.querySelector('button')
      back?.focus({ preventScroll: true })
    }
  }, [box, player])
}
