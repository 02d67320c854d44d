import { type RefObject, useEffect, useRef } from 'react'

/**
 * Zooms by two fingers, and by a trackpad's pinch, which browsers send as a wheel with Control. The browser's
 * own zoom would enlarge the tools too.
 */
export function usePinch(
  ref: RefObject<HTMLElement | null>,
  { scale, set }: { scale: number; set: (scale: number) => void },
) {
  const current = useRef({ scale, set })
  useEffect(() => {
    current.current = { scale, set }
  })
  useEffect(() => {
    const box = ref.current
    if (!box) return
    let began: { distance: number; scale: number } | undefined
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (!a || !b) {
        began = undefined
        return
      }
      event.preventDefault()
      const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      began ??= { distance, scale: current.current.scale }
      current.current.set((began.scale * distance) / began.distance)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      current.current.set(current.current.scale * Math.exp(-event.deltaY / 300))
    }
    const options = { passive: false }
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const name of touches) box.addEventListener(name, onTouch, options)
    box.addEventListener('wheel', onWheel, options)
    return () => {
      for (const name of touches) box.removeEventListener(name, onTouch)
      box.removeEventListener('wheel', onWheel)
    }
  }, [ref])
}
